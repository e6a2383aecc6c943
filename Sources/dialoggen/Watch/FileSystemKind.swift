#if canImport(Darwin)
    import Darwin
#endif

/// What kinds of file systems folders are on.
enum FileSystemKind {
    /// Whether the system tells about all changes in these folders. It knows nothing of those that other machines make, and
    /// of those that come into a container or a virtual machine from outside.
    static func reportsChanges(in folders: some Sequence<String>) -> Bool {
        #if canImport(Darwin)
            return folders.allSatisfy { folder in
                var status = statfs()
                return statfs(folder, &status) != 0 || status.f_flags & UInt32(MNT_LOCAL) != 0
            }
        #else
            guard let table = try? FileReader.read("/proc/self/mountinfo").bytes else { return true }
            let mounts = String(decoding: table, as: UTF8.self)
            let devices = Set(folders.compactMap { try? SystemCall.status(of: $0).identity.device })
            return devices.allSatisfy { type(of: $0, in: mounts).map(isWatchable) ?? true }
        #endif
    }

    /// The type of the file system with this number in a table of mounts as Linux has it; none if it is not in there.
    static func type(of device: UInt64, in mounts: String) -> String? {
        let major = (device >> 8 & 0xFFF) | (device >> 32 & ~0xFFF)
        let minor = (device & 0xFF) | (device >> 12 & ~0xFF)
        let number = "\(major):\(minor)"
        for line in mounts.split(separator: "\n") {
            // 36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw,errors=continue
            let fields = line.split(separator: " ")
            guard fields.count > 2, fields[2] == number, let dash = fields.firstIndex(of: "-") else { continue }
            return fields[(dash + 1)...].first.map { String($0) }
        }
        return nil
    }

    static func isWatchable(_ type: String) -> Bool {
        let remote: Set = [
            "9p", "afs", "ceph", "cifs", "coda", "fuse", "nfs", "nfs4", "ncpfs", "prl_fs", "smb3", "smbfs", "vboxsf",
            "virtiofs", "vmhgfs",
        ]
        return !remote.contains(type) && !type.hasPrefix("fuse.")
    }
}
