import type { Code } from 'mdast';

/** What the fence's line says after the language. */
export interface FenceNames {
  readonly title: string;
  readonly description: string;
}

/**
 * Title and description of a diagram.
 *
 * @throws when one is missing: without them a reader who can't see the picture has nothing.
 */
export function readFence({ meta }: Code): FenceNames {
  const read = (name: string): string => {
    const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1]?.trim();
    if (value) return value;
    throw new Error(`falta ${name}="…" na linha que abre o bloco`);
  };
  return { title: read('title'), description: read('description') };
}
