export function renameChunks(source: string, registry: string): string;
