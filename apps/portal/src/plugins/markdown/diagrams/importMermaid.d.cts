/** The functions of the Mermaid library that drawings are made with. */
export type Mermaid = Pick<typeof import('beautiful-mermaid'), 'parseMermaid' | 'renderMermaidSVG'>;

/** Loads the Mermaid library. */
export function importMermaid(): Promise<Mermaid>;
