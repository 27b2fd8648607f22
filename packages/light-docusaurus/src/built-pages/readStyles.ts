import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** A declaration, or another node inside a rule. */
export interface Line {
  readonly text: string;
  /** The custom property that it sets. */
  readonly sets?: string;
  /** The custom properties that it reads. */
  readonly reads: readonly string[];
}

/** A part of a stylesheet. */
export type Part =
  | {
      readonly kind: 'rule';
      readonly selector: string;
      readonly need: Need;
      readonly lines: readonly Line[];
    }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** At-rules that may be left out where none of their rules is needed. */
const GROUPS = new Set(['media', 'supports', 'container']);
const KEYFRAMES = /^(-\w+-)?keyframes$/;

/**
 * Reads a stylesheet into its parts, in their order.
 *
 * @throws where the text is no stylesheet.
 */
export function parseSheet(css: string): readonly Part[] {
  return partsOf(postcss.parse(css));
}

function partsOf({ nodes = [] }: Container<ChildNode>): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'atrule') return [atRuleOf(node)];
    if (node.type === 'decl') return [{ kind: 'other', text: `${node};` }];
    const { selector } = node;
    const lines = node.nodes.flatMap(linesOf);
    return [{ kind: 'rule', selector, need: selectorNeeds(selector), lines }];
  });
}

function atRuleOf(rule: AtRule): Part {
  const { name, nodes, params } = rule;
  if (GROUPS.has(name))
    return { kind: 'group', prelude: `@${name} ${params}`, parts: partsOf(rule) };
  if (KEYFRAMES.test(name)) return { kind: 'keyframes', name: params, text: String(rule) };
  return { kind: 'other', text: nodes ? String(rule) : `${rule};` };
}

function linesOf(node: ChildNode): Line[] {
  if (node.type === 'comment') return [];
  const text = String(node);
  const isCustom = node.type === 'decl' && node.prop.startsWith('--');
  return [
    isCustom
      ? { text, sets: node.prop, reads: findProperties(node.value) }
      : { text, reads: findProperties(text) },
  ];
}

/**
 * What must stand on a page for a selector to match: a name, all of several needs, or one of them.
 * Names are written as in selectors: `table`, `.button`, `#main`.
 */
type Need = string | { readonly all: readonly Need[] } | { readonly any: readonly Need[] };

/** What they hold must match; of all others nothing is asked. */
const HOLDERS = new Set([':is', ':where', ':has']);
const NOTHING: Need = { all: [] };

/**
 * Reads from a rule's selector which elements, classes and ids it cannot do without. Nothing else
 * counts: attributes, states, `:not()` and where elements stand to each other may change at any
 * time, or are taken to hold.
 *
 * @param selector one or several, separated by commas.
 * @throws where it is no selector.
 */
export function selectorNeeds(selector: string): Need {
  return anyOf(parser().astSync(selector).nodes);
}

function anyOf(selectors: readonly Selector[]): Need {
  return { any: selectors.map(({ nodes }) => ({ all: nodes.map(needOf) })) };
}

function needOf(node: Node): Need {
  switch (node.type) {
    case 'tag':
      return node.value.toLowerCase();
    case 'class':
      return `.${node.value}`;
    case 'id':
      return `#${node.value}`;
    case 'pseudo':
      return HOLDERS.has(node.value.toLowerCase()) ? anyOf(node.nodes) : NOTHING;
    default:
      return NOTHING;
  }
}

/** Whether a page with these names has what is needed. */
export function isMet(need: Need, names: ReadonlySet<string>): boolean {
  if (typeof need === 'string') return names.has(need);
  return 'all' in need
    ? need.all.every((part) => isMet(part, names))
    : need.any.some((part) => isMet(part, names));
}

const PROPERTY = /--[\w-]+/g;

/** Every custom property that a text mentions. */
export function findProperties(text: string): readonly string[] {
  return text.match(PROPERTY) ?? [];
}

/** An address that would lead elsewhere from a page than from the sheet's folder. */
const RELATIVE = /url\((?!["']?(?:data:|\/|#|https?:))[^)]*\)/;

/**
 * Gives the stylesheets of a built site by the addresses that pages link to, each read once.
 *
 * @returns a function that throws for a sheet the site does not have, or one with relative addresses.
 */
export function readSheets(outDir: string, baseUrl: string): (href: string) => readonly Part[] {
  const sheets = new Map<string, readonly Part[]>();
  return (href) => {
    const sheet = sheets.get(href) ?? readSheet(path.join(outDir, href.slice(baseUrl.length)));
    sheets.set(href, sheet);
    return sheet;
  };
}

function readSheet(file: string): readonly Part[] {
  const css = readFileSync(file, 'utf8');
  const [relative] = RELATIVE.exec(css) ?? [];
  if (relative) throw new Error(`${file}: ${relative} must be an address from the site's root.`);
  return parseSheet(css);
}
