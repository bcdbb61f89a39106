/**
 * The folders that each folder of a root may import, types included. Only folders above it in the
 * list are allowed, so there are no cycles. A subfolder belongs to the listed folder that contains
 * it. '.' stands for the root's own files that are not listed: every folder may import them.
 * Without '.', they are not checked.
 */
export type Folders = Readonly<Record<string, readonly string[]>>;
