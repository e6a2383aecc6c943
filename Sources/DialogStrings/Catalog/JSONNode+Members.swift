extension JSONNode {
    /// Gives a member of an object a value. A new one goes where Xcode would put it; `nil` removes one.
    mutating func set(_ name: String, _ value: JSONNode?) {
        guard case .object(var members) = content else { return }
        let index = members.firstIndex { $0.name.value == name }
        switch (index, value) {
        case (let index?, let value?): members[index].value = value
        case (let index?, nil): members.remove(at: index)
        case (nil, let value?):
            let place = CatalogOrder.place(of: name, in: members.map(\.name.value))
            members.insert(JSONMember(name: JSONText(name), value: value), at: place)
        case (nil, nil): return
        }
        content = .object(members)
    }

    /// Changes a member, if it is there.
    mutating func changeMember(_ name: String, _ change: (inout JSONNode) -> Void) {
        changeMembers { if $0 == name { change(&$1) } }
    }

    /// Changes all members; `change` is given the name of each.
    mutating func changeMembers(_ change: (String, inout JSONNode) -> Void) {
        guard case .object(var members) = content else { return }
        for index in members.indices { change(members[index].name.value, &members[index].value) }
        content = .object(members)
    }
}
