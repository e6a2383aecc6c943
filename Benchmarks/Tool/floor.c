/* The floor that the tool is measured against: reads every file and lets libyaml tell its events, one file after the
   other on one core, and does nothing with them. The argument is a file that lists the paths, one on each line. */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static int scan(const unsigned char *bytes, size_t count, long *events) {
    yaml_parser_t parser;
    yaml_event_t event;
    int isSound = yaml_parser_initialize(&parser);
    if (!isSound) return 0;
    yaml_parser_set_input_string(&parser, bytes, count);
    for (int isAtEnd = 0; isSound && !isAtEnd;) {
        isSound = yaml_parser_parse(&parser, &event);
        if (!isSound) break;
        isAtEnd = event.type == YAML_STREAM_END_EVENT;
        *events += 1;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return isSound;
}

static int scanFile(const char *path, long *events) {
    struct stat status;
    int descriptor = open(path, O_RDONLY);
    if (descriptor < 0) return 0;
    int isSound = 0;
    if (fstat(descriptor, &status) == 0) {
        unsigned char *bytes = malloc((size_t)status.st_size + 1);
        if (bytes != NULL && read(descriptor, bytes, (size_t)status.st_size) == status.st_size) {
            isSound = scan(bytes, (size_t)status.st_size, events);
        }
        free(bytes);
    }
    close(descriptor);
    return isSound;
}

int main(int count, char **arguments) {
    FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
    if (list == NULL) {
        fputs("floor needs a file that lists paths\n", stderr);
        return 2;
    }
    char path[4096];
    long events = 0;
    while (fgets(path, sizeof path, list) != NULL) {
        path[strcspn(path, "\n")] = 0;
        if (!scanFile(path, &events)) {
            fprintf(stderr, "cannot scan %s\n", path);
            return 1;
        }
    }
    fclose(list);
    printf("%ld events\n", events);
    return 0;
}
