import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { readMdx } from '../../../src/shared/mdx/jsxNodes';

export interface CodeBlock {
  readonly file: string;
  /** Line of the first line of code, 1-based. */
  readonly line: number;
  readonly language: string;
  /** From the fence's line: `operation="criarBloqueio" part="request"`. */
  readonly meta: ReadonlyMap<string, string>;
  readonly code: string;
}

/** A fault of a guide, as `file:line message`. */
export type Fault = string;

export function faultAt({ file, line }: CodeBlock, offset: number, message: string): Fault {
  return `${file}:${line + offset} ${message}`;
}

export function readGuides(folder = 'apps/portal/docs'): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Parsed guides by text. Test files share a process, and each parses all guides. */
const parsed = new Map<string, ReturnType<typeof readMdx>>();

/**
 * Parses a guide, once for all test files; whoever changes the tree changes a copy.
 *
 * @throws {Error} with file and line of invalid MDX.
 */
export function parseGuide(file: string, text: string) {
  try {
    const page = parsed.get(text) ?? readMdx(text);
    parsed.set(text, page);
    return page;
  } catch (error) {
    throw new Error(`${file}:${error}`);
  }
}

export function readBlocks(file: string, text: string): CodeBlock[] {
  const { tree } = parseGuide(file, text);
  const blocks: CodeBlock[] = [];
  visit(tree, 'code', ({ lang, meta, position, value }) => {
    blocks.push({
      file,
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      meta: new Map(
        [...(meta ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, text]) => [
          key ?? '',
          text ?? '',
        ]),
      ),
      code: value,
    });
  });
  return blocks;
}
