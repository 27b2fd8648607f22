/** Writes an empty database of the embedded store as an archive that it opens from. */
export function writeCluster(file: string): Promise<void>;
