import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseDocument, visit as visitYaml } from 'yaml';
import type { Page } from './parsePage';

const WORD = /[\p{L}\p{N}]+/gu;
const DOCS = 'apps/portal/docs/';
/** Pages of no area: how one begins, goes live and looks things up. */
const BEGINNING = 'começo e consulta';

/** What is counted, said with the figures. */
const DEFINITION =
  'títulos, parágrafos, listas e tabelas dos guias, com o código no meio da frase; sem blocos de código e sem o que os componentes mostram';

/** How many words a text has. */
function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** The texts of a page with their 1-based lines: what it says itself, outside code blocks and components. */
export function listTexts({ tree }: Pick<Page, 'tree'>): { line: number; text: string }[] {
  const texts: { line: number; text: string }[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    texts.push({ line: node.position?.start.line ?? 1, text: textOf(node) });
  });
  return texts;
}

/** How many words a page says itself. */
export function countPage(page: Pick<Page, 'tree'>): number {
  return listTexts(page).reduce((sum, { text }) => sum + countWords(text), 0);
}

/** How many words the sentences of a YAML file have; single words, such as ids and names of calls, are none. */
export function countData(yaml: string): number {
  let words = 0;
  visitYaml(parseDocument(yaml), {
    Scalar(_key, { value }) {
      if (typeof value === 'string' && /\s/.test(value)) words += countWords(value);
    },
  });
  return words;
}

/** Words of guides by area and in all, and of the data that pages show. */
export function reportWords(pages: readonly Page[], data: ReadonlyMap<string, string>): string {
  const areas = new Map<string, number>();
  for (const page of pages) {
    const folder = page.file.slice(DOCS.length).split('/').slice(1, -1)[0] ?? BEGINNING;
    areas.set(folder, (areas.get(folder) ?? 0) + countPage(page));
  }
  const ofData = [...data].map(([file, text]) => [file, countData(text)] as const);
  return [
    `${sum([...areas.values()])} palavras em ${pages.length} guias (${DEFINITION})`,
    ...list([...areas]),
    `${sum(ofData.map(([, words]) => words))} palavras nos dados que páginas mostram (textos de mais de uma palavra)`,
    ...list(ofData),
  ].join('\n');
}

function list(counts: readonly (readonly [string, number])[]): string[] {
  return [...counts].sort(([, a], [, b]) => b - a).map(([name, words]) => `  ${name}: ${words}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
