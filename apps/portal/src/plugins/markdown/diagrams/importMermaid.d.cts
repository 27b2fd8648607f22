export type Mermaid = typeof import('beautiful-mermaid');

/** Loads the Mermaid library. */
export function importMermaid(): Promise<Mermaid>;
