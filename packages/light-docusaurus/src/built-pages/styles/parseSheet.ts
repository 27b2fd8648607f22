import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { findProperties } from './findProperties';
import { type Need, selectorNeeds } from './selectorNeeds';

/** A declaration, or whatever else stands in a rule. */
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
