import postcss, { type ChildNode } from 'postcss';
import parseSelectors, { type Node } from 'postcss-selector-parser';

/** Writes the part of a stylesheet that a page with these words can use. */
type Write = (words: ReadonlySet<string>) => string;

/** At-rules that contain rules. */
const CONDITION = /^(?:media|supports|layer|container)$/;
/** A custom property of a rule; its text may have data with semicolons. */
const PROPERTY = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;}"'])*;?/g;
/** Pseudo-classes that can match only if one of their selectors does. */
const ALTERNATIVES = new Set([':is', ':where', ':has']);

/**
 * Prepares a stylesheet for many pages. The returned function gives the rules that a page can use: those whose elements,
 * classes and ids are all words of its HTML, and the properties that it reads. It does not compare attributes and
 * states, because scripts change them.
 */
export function prepareStyles(sheet: string): Write {
  const write = prepareNodes(postcss.parse(sheet).nodes);
  return (words) => dropUnread(write(words), words);
}

/** Words of a page: the names of its elements, also of those that end with a slash, its classes and ids. */
export function wordsOf(html: string): string[] {
  return html.split(/[\s"'=<>]+|\/>/);
}

/** Removes the properties that nothing reads, until the rest has none. */
function dropUnread(styles: string, words: ReadonlySet<string>): string {
  // Attributes of drawings read properties, too.
  const texts = [styles, ...words].join(' ');
  const read = new Set(Array.from(texts.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const left = styles.replaceAll(PROPERTY, (text, name) => (read.has(name) ? text : ''));
  return left === styles ? styles : dropUnread(left, words);
}

function prepareNodes(nodes: readonly ChildNode[]): Write {
  const parts = nodes.map(prepareNode);
  return (words) => parts.map((write) => write(words)).join('');
}

function prepareNode(node: ChildNode): Write {
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    const selectors = node.selectors.map((text) => ({
      text,
      parsed: parseSelectors().astSync(text),
    }));
    return (words) => {
      const used = selectors.filter(({ parsed }) => isUsed(parsed.first, words));
      return used.length > 0 ? `${used.map(({ text }) => text).join()}{${body}}` : '';
    };
  }
  if (node.type === 'atrule' && CONDITION.test(node.name) && node.nodes) {
    const write = prepareNodes(node.nodes);
    return (words) => {
      const inner = write(words);
      return inner && `@${node.name} ${node.params}{${inner}}`;
    };
  }
  const text = node.type === 'atrule' && !node.nodes ? `${node};` : String(node);
  return () => text;
}

function isUsed(selector: Node, words: ReadonlySet<string>): boolean {
  if (!('nodes' in selector)) return true;
  return selector.nodes.every((part) => {
    if (part.type === 'tag') return words.has(part.value.toLowerCase());
    if (part.type === 'class' || part.type === 'id') return words.has(part.value);
    if (part.type !== 'pseudo' || !ALTERNATIVES.has(part.value)) return true;
    return part.nodes.some((alternative) => isUsed(alternative, words));
  });
}
