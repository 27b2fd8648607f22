import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** A declaration, or another node inside a rule. */
export interface StyleLine {
  readonly text: string;
  /** The custom property that it sets. */
  readonly sets?: string;
  /** The custom properties that it reads. */
  readonly reads: readonly string[];
}

/** A top-level node of a stylesheet or of a group. */
export type SheetPart =
  | {
      readonly kind: 'rule';
      readonly selector: string;
      readonly need: SelectorNeed;
      readonly lines: readonly StyleLine[];
    }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly SheetPart[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** At-rules that are left out when a page needs none of their rules. */
const GROUPS = new Set(['media', 'supports', 'container']);
const KEYFRAMES = /^(-\w+-)?keyframes$/;

/**
 * Parses a stylesheet into its parts, in order.
 *
 * @throws when the text is no valid CSS.
 */
export function parseSheet(css: string): readonly SheetPart[] {
  return partsOf(postcss.parse(css));
}

function partsOf({ nodes = [] }: Container<ChildNode>): SheetPart[] {
  return nodes.flatMap((node): SheetPart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'atrule') return [atRuleOf(node)];
    if (node.type === 'decl') return [{ kind: 'other', text: `${node};` }];
    const { selector } = node;
    const lines = node.nodes.flatMap(linesOf);
    return [{ kind: 'rule', selector, need: selectorNeeds(selector), lines }];
  });
}

function atRuleOf(rule: AtRule): SheetPart {
  const { name, nodes, params } = rule;
  if (GROUPS.has(name))
    return { kind: 'group', prelude: `@${name} ${params}`, parts: partsOf(rule) };
  if (KEYFRAMES.test(name)) return { kind: 'keyframes', name: params, text: String(rule) };
  return { kind: 'other', text: nodes ? String(rule) : `${rule};` };
}

function linesOf(node: ChildNode): StyleLine[] {
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
 * Names that a page must contain for a selector to match: one name, all of several needs, or any of
 * them. Names are in the notation of selectors: `table`, `.button`, `#main`.
 */
type SelectorNeed =
  | string
  | { readonly all: readonly SelectorNeed[] }
  | { readonly any: readonly SelectorNeed[] };

/** Pseudo-classes whose argument must match; all others are ignored. */
const HOLDERS = new Set([':is', ':where', ':has']);
const NOTHING: SelectorNeed = { all: [] };

/**
 * Reads the elements, classes and ids that a selector requires. It ignores attributes, states, `:not()`
 * and combinators, since these may change without a new element.
 *
 * @param selector one selector, or several separated by commas.
 * @throws when the text is no valid selector.
 */
export function selectorNeeds(selector: string): SelectorNeed {
  return anyOf(parser().astSync(selector).nodes);
}

function anyOf(selectors: readonly Selector[]): SelectorNeed {
  return { any: selectors.map(({ nodes }) => ({ all: nodes.map(needOf) })) };
}

function needOf(node: Node): SelectorNeed {
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

/** Whether a page with these names meets a selector's need. */
export function isMet(need: SelectorNeed, names: ReadonlySet<string>): boolean {
  if (typeof need === 'string') return names.has(need);
  return 'all' in need
    ? need.all.every((part) => isMet(part, names))
    : need.any.some((part) => isMet(part, names));
}

const PROPERTY = /--[\w-]+/g;

/** Finds all custom properties in a text. */
export function findProperties(text: string): readonly string[] {
  return text.match(PROPERTY) ?? [];
}

/** A URL relative to the stylesheet's folder, which a page would resolve differently. */
const RELATIVE = /url\((?!["']?(?:data:|\/|#|https?:))[^)]*\)/;

/**
 * Returns a function that parses a built site's stylesheet by its address, each once.
 *
 * @returns a function that throws for a missing sheet and for a sheet with relative URLs.
 */
export function readSheets(
  outDir: string,
  baseUrl: string,
): (href: string) => readonly SheetPart[] {
  const sheets = new Map<string, readonly SheetPart[]>();
  return (href) => {
    const sheet = sheets.get(href) ?? readSheet(path.join(outDir, href.slice(baseUrl.length)));
    sheets.set(href, sheet);
    return sheet;
  };
}

function readSheet(file: string): readonly SheetPart[] {
  const css = readFileSync(file, 'utf8');
  const [relative] = RELATIVE.exec(css) ?? [];
  if (relative) throw new Error(`${file}: ${relative} must be an address from the site's root.`);
  return parseSheet(css);
}
