export type Mermaid = typeof import('beautiful-mermaid');

export function importMermaid(): Promise<Mermaid>;
