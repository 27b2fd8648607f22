import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Node = Readonly<Record<string, unknown>>;

/** The words of a text: letters, digits and `_`; everything else stands between words. */
export function splitWords(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}_]+/gu) ?? []);
}

/** The share of `expected` that stands in `found`; 1 where nothing is expected. */
export function shareOf(expected: ReadonlySet<string>, found: ReadonlySet<string>): number {
  const hits = [...expected].filter((word) => found.has(word)).length;
  return expected.size === 0 ? 1 : hits / expected.size;
}

/**
 * The words of a guide's source that a reader sees: no front matter, comments, addresses of links
 * or tags; short words, which any page has, are left out.
 */
export function readGuideWords(file: string): Set<string> {
  const text = readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|\{#[\w-]+\}|<[^>]*>|\]\([^)]*\)/g, ' ');
  return new Set([...splitWords(text)].filter((word) => word.length > 3));
}

/**
 * The words of an OpenAPI document that its reference has to show: paths, names of parameters and
 * fields, and values of enumerations.
 *
 * @param operation method and path, as `put /cobv/{txid}`, to take that operation's words alone.
 * @throws {Error} where the document has no such operation.
 */
export function readDocumentWords(file: string, operation?: string): Set<string> {
  const document = toNode(parse(readFileSync(file, 'utf8')));
  const words = new Set<string>();
  const add = (name: unknown) => {
    for (const word of splitWords(String(name))) words.add(word);
  };
  const start = operation ? findOperation(document, operation, add) : document.paths;
  collect(start, document, add);
  if (!operation) for (const route of Object.keys(toNode(document.paths))) add(route);
  return words;
}

function findOperation(
  document: Node,
  operation: string,
  add: (name: unknown) => void,
): readonly unknown[] {
  const [method = '', route = ''] = operation.split(' ');
  const item = toNode(toNode(document.paths)[route]);
  if (!item[method]) throw new Error(`The document has no operation ${operation}.`);
  add(route);
  return [item.parameters, item[method]];
}

function collect(start: unknown, document: Node, add: (name: unknown) => void): void {
  const seen = new Set<unknown>();
  const rest = [start];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const node = toNode(value);
    if (typeof node.$ref === 'string') rest.push(resolve(document, node.$ref));
    if (isPlain(node.properties)) for (const name of Object.keys(node.properties)) add(name);
    if (Array.isArray(node.enum)) for (const item of node.enum) add(item);
    if (typeof node.in === 'string' && typeof node.name === 'string') add(node.name);
    for (const [key, child] of Object.entries(node)) {
      // An example's own keys are not fields of the contract.
      if (key !== 'example' && key !== 'examples') rest.push(child);
    }
  }
}

function resolve(document: Node, pointer: string): unknown {
  const steps = pointer.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (node, step) => toNode(node)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

function isPlain(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}
