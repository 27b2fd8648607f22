import type { Element, ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { decodeHash } from '../decodeHash.js';
import { textOf } from '../render/adaptDescription.js';
import { ANCHOR, isElement, make, text } from './toMarkdown.js';

const parser = unified().use(rehypeRaw);

/**
 * Reads a reference or a part of it as plain HTML: without controls and folds, with fields in nested lists, and with
 * marks for the anchors that its own links name.
 *
 * @param html of `renderReference`, `RenderedArticle` or `createSchemaCards` with the option `isText`.
 * @param shift added to the levels of headings.
 * @returns a tree for `toMarkdown`.
 * @example
 * readText('<h3>Listar</h3>', -2).children[0].tagName // 'h1'
 */
export function readText(html: string, shift = 0): Root {
  const raw: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const parsed = parser.runSync(raw) as Root;
  const tree: Root = { type: 'root', children: new TextReader(parsed).all(parsed.children) };
  shiftHeadings(tree, shift);
  markTargets(tree);
  return tree;
}

/** Controls, and parts that only a page needs. `r-presence` repeats the note above the list of fields. */
const OMITTED = ['button', 'legend', 'nav', 'select', 'r-holds', 'r-presence', 'r-tools', 'r-top'];
const LINES = ['li', 'dd', 'r-facts', 'r-fold', 'r-media'];
const PHRASING = ['a', 'b', 'br', 'code', 'del', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup'];

type Nodes = ElementContent[];

/** Replaces the elements of one reference by plain ones. */
class TextReader {
  /** The operation around the element, or the first one. */
  private operation = '';
  /** Level of the last heading. */
  private level = 0;

  constructor(tree: Root) {
    visit(tree, 'element', (element) => {
      this.operation ||= String(element.properties.dataOperation ?? '');
      if (element.tagName === 'ul' && isOneOf(element, ['r-rules'])) nameRules(element);
    });
  }

  private readonly writers: Readonly<
    Record<string, (element: Element, parent: Element | undefined) => Nodes>
  > = {
    'r-row': ({ children }) => this.all(putNotesFirst(children)),
    'r-md': ({ children }, parent) => this.prose(this.all(children), parent),
    'r-facts': (element, parent) => this.facts(element, parent),
    'r-type': (element, parent) => this.facts(element, parent),
    'r-name': (element) => [make('code', [text(textOf(element))])],
    'r-rule': (element) => [make('em', [text(textOf(element))])],
    'r-title': (element) => this.title(element),
    'r-path': (element) => [this.path(element)],
    'r-badge': (element) => [
      { ...element, children: [text(String(element.properties.ariaLabel))] },
    ],
    'r-head': ({ children }, parent) => {
      const line = spaced(this.all(children));
      return hasLines(parent) ? line : [make('p', line)];
    },
    'r-response': (element) => [this.response(element)],
    'r-panel': ({ children }) => this.tab(children.filter(isElement), []),
    'r-tabs': (element) => this.tab([element], []),
    'r-meta': ({ children }) => [make('dl', this.all(children).flatMap(childrenOf))],
    'r-fold': (element) => this.fold(element),
  };

  all(nodes: readonly Root['children'][number][], parent?: Element): Nodes {
    const read = nodes.flatMap((node): Nodes => {
      if (node.type === 'text') return [node];
      return node.type === 'element' ? this.one(node, parent) : [];
    });
    return joinLists(read);
  }

  private one(element: Element, parent: Element | undefined): Nodes {
    if (isOneOf(element, OMITTED)) return [];
    this.operation = String(element.properties.dataOperation ?? this.operation);
    if (levelOf(element) > 0) this.level = levelOf(element);
    const kind = kindsOf(element).find((name) => Object.hasOwn(this.writers, name));
    const write = kind === undefined ? undefined : this.writers[kind];
    return (
      write?.(element, parent) ?? [{ ...element, children: this.all(element.children, element) }]
    );
  }

  /** A text of the contract. Paragraphs continue a field's line; others are quoted, except in headers and groups. */
  private prose(children: Nodes, parent: Element | undefined): Nodes {
    const isInline = children.every((node) => !isElement(node) || isOneOf(node, PHRASING));
    const blocks = isInline ? [make('p', children)] : children.filter(isElement);
    const [first, ...others] = blocks;
    if (blocks.every(({ tagName }) => tagName === 'p')) {
      return hasLines(parent) ? [text('\n'), ...(first?.children ?? []), ...others] : blocks;
    }
    const isOwn = parent && isOneOf(parent, ['header', 'r-group']);
    return isOwn ? blocks : [make('blockquote', blocks)];
  }

  private facts(element: Element, parent: Element | undefined): Nodes {
    const children = this.all(element.children, element);
    const isLine = element.tagName === 'p' && hasLines(parent);
    return isLine ? [text('\n'), ...children] : [{ ...element, children }];
  }

  /** Title of an operation; its marks are below it. */
  private title({ children, tagName }: Element): Nodes {
    const [name, ...marks] = this.all(children).filter(isElement);
    const title = make(tagName, name?.children ?? []);
    return marks.length > 0 ? [title, make('p', spaced(marks))] : [title];
  }

  private path({ children }: Element): Element {
    const [path = '', method = '', ...marks] = this.all(children).map(textOf).reverse();
    const isNamed = this.operation !== `${method.toLowerCase()}-${path}`;
    return make('p', [
      make('code', [text(`${method} ${path}`)]),
      ...(isNamed ? [text(' · operationId '), make('code', [text(this.operation)])] : []),
      ...marks.map((mark) => text(` · ${mark}`)),
    ]);
  }

  /** A response below a heading with its status. */
  private response(element: Element): Element {
    const [status, ...rest] = element.children;
    const heading = make(`h${Math.min(this.level + 1, 6)}`, status ? childrenOf(status) : []);
    return { ...element, children: [heading, ...this.all(rest, element)] };
  }

  /** The content of a tab, below the labels of the tabs around it. */
  private tab([first, ...rest]: readonly Element[], labels: readonly string[]): Nodes {
    if (first && isOneOf(first, ['r-single'])) {
      const [label] = first.children;
      return this.tab(rest, label ? [...labels, textOf(label)] : labels);
    }
    if (first && isOneOf(first, ['r-tabs'])) {
      const tabs = first.children.filter(isElement).filter((one) => isOneOf(one, ['r-tab']));
      const contents = tabs.flatMap(({ children }) => {
        const [label, ...content] = children.filter(isElement);
        return this.tab(content, label ? [...labels, textOf(label)] : labels);
      });
      return [...contents, ...this.all(rest)];
    }
    const line = make('strong', [text(`${labels.join(' · ')}:`)]);
    return [make('p', [line]), ...this.all(first ? [first, ...rest] : [])];
  }

  /** Values with their meanings, below their number. */
  private values({ children }: Element): Element {
    const [summary, list] = children.filter(isElement);
    const items = (list?.children ?? []).filter(isElement).map((pair) => {
      const [value, meaning] = pair.children.filter(isElement);
      const words = this.prose(this.all(meaning?.children ?? []), undefined);
      const [first, ...others] = words.filter((word) => textOf(word) !== '');
      const isLine = first && isElement(first) && first.tagName === 'p';
      return make('li', [
        ...this.all(value?.children ?? []),
        ...(isLine ? [text(': '), ...first.children] : first ? [first] : []),
        ...others,
      ]);
    });
    const label = text(`${summary ? textOf(summary) : ''}:`);
    return make('ul', [make('li', [label, make('ul', items)])]);
  }

  /** The content of a fold; a name in the summary becomes a heading or the first line of an item. */
  private fold(element: Element): Nodes {
    if (isOneOf(element, ['r-enum'])) return [this.values(element)];
    const [summary, ...rest] = element.children.filter(isElement);
    const name = spaced(this.all(summary?.children ?? []));
    const content = this.all(rest, element);
    if (isOneOf(element, ['r-schema', 'r-callback'])) return [this.section(element, name, content)];
    const isNamed = name.some((node) => isElement(node) && node.tagName === 'b');
    if (!isNamed && rest.every((one) => isOneOf(one, ['r-presence', 'r-fields']))) return content;
    return [make('ul', [{ ...element, tagName: 'li', children: [...name, ...content] }])];
  }

  private section(element: Element, name: Nodes, content: Nodes): Element {
    const section = { ...element, tagName: 'section', children: content };
    // A callback is below its operation, and its sections have the same levels.
    const level = isOneOf(element, ['r-callback']) ? 5 : 3;
    shiftHeadings(section, level - 3);
    const [title, ...others] = name;
    const heading = [...(title ? childrenOf(title) : []), ...others];
    section.children.unshift(make(`h${level}`, heading));
    return section;
  }
}

/** Marks the names of rules, which are words of the reference. */
function nameRules({ children }: Element): void {
  for (const rule of children.filter(isElement)) {
    const [name] = rule.children;
    if (name && isElement(name)) name.properties.className = ['r-rule'];
  }
}

/** Moves the notes of a call to the start. At the end, Markdown would show them as part of the last response. */
function putNotesFirst(children: Nodes): Nodes {
  const isNotes = (node: ElementContent) => isElement(node) && isOneOf(node, ['r-op-end']);
  return [...children.filter(isNotes), ...children.filter((node) => !isNotes(node))];
}

/** Joins adjacent lists. Otherwise the Markdown would have another bullet for each. */
function joinLists(nodes: Nodes): Nodes {
  const joined: Nodes = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isNext = isElement(node) && node.tagName === 'ul' && last && isElement(last);
    if (isNext && last.tagName === 'ul') last.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}

/** Puts one space between elements, which are apart on the page. */
function spaced(nodes: Nodes): Nodes {
  return nodes
    .filter((node) => textOf(node).trim() !== '')
    .flatMap((node, index) => (index > 0 && isElement(node) ? [text(' '), node] : [node]));
}

function shiftHeadings(tree: Root | Element, shift: number): void {
  visit(tree, 'element', (element) => {
    const level = levelOf(element);
    if (level > 0) element.tagName = `h${Math.min(level + shift, 6)}`;
  });
}

/** Puts a mark at the start of each element that a link names. */
function markTargets(tree: Root): void {
  const wanted = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    const [, fragment] = String(properties.href ?? '').split('#');
    if (fragment) wanted.add(decodeHash(fragment));
  });
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (typeof id !== 'string' || !wanted.delete(id)) return;
    let line = element;
    for (let [first] = line.children; first && isElement(first); [first] = line.children) {
      if (isOneOf(first, PHRASING)) break;
      line = first;
    }
    line.children.unshift({ ...make(ANCHOR, []), properties: { id } });
  });
}

function levelOf({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
}

function kindsOf({ properties, tagName }: Element): string[] {
  return [properties.className ?? [], tagName].flat().map(String);
}

/** Whether each text in an element begins a line of the same paragraph. */
function hasLines(element: Element | undefined): boolean {
  return element !== undefined && isOneOf(element, LINES);
}

/** Whether an element has one of the names or classes. */
function isOneOf(element: Element, names: readonly string[]): boolean {
  return kindsOf(element).some((kind) => names.includes(kind));
}

function childrenOf(node: ElementContent): Nodes {
  return isElement(node) ? node.children : [node];
}
