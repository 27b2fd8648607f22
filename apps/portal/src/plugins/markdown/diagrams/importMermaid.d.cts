/** The functions of the Mermaid library in use. */
export type Mermaid = Pick<typeof import('beautiful-mermaid'), 'parseMermaid' | 'renderMermaidSVG'>;

/** Loads the Mermaid library. */
export function importMermaid(): Promise<Mermaid>;
