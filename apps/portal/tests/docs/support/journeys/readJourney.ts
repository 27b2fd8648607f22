import type { Code, Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { readAttributes } from '../../../../src/shared/mdx/jsxNodes';
import { indexSnapshots } from '../../../support/snapshots';
import { parseGuide } from '../readBlocks';

/** An action of a reader: saves a block as a file, or runs a command. */
export type Action =
  | { readonly kind: 'save'; readonly name: string; readonly text: string }
  | { readonly kind: 'run'; readonly line: number; readonly code: string };

export interface Step {
  readonly number: number;
  /** As the page says it: `Passo 2: Criar a solicitação`. */
  readonly title: string;
  readonly actions: readonly Action[];
}

/** The file name at the start of a saved block's title. */
const FILE = /^[\w-]+\.(json|mjs)\b/;

/** The steps of a journey with the reader's actions, in the page's order. */
export function readJourney(file: string, text: string): Step[] {
  const steps: (Step & { actions: Action[] })[] = [];
  let isWithin = false;
  for (const node of parseGuide(file, text).tree.children) {
    if (node.type === 'heading') {
      isWithin = isStepHeading(node) || (isWithin && node.depth > 3);
      const [, number] = /^Passo (\d+):/.exec(textOf(node)) ?? [];
      if (isWithin && number)
        steps.push({ number: Number(number), title: textOf(node), actions: [] });
    } else if (isWithin) steps.at(-1)?.actions.push(...readAction(node));
  }
  return steps;
}

function isStepHeading(node: Heading): boolean {
  return node.depth === 3 && textOf(node).startsWith('Passo ');
}

function readAction(node: RootContent): Action[] {
  if (node.type === 'code') return readCode(node);
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'OperationExample') return [];
  const attributes = readAttributes(node);
  const example = indexSnapshots().examples[attributes.get('id') ?? '']?.find(
    ({ kind, name }) => kind === attributes.get('kind') && name === attributes.get('name'),
  );
  return save(attributes.get('title') ?? '', example?.text ?? '');
}

function readCode({ lang, meta, position, value }: Code): Action[] {
  if (lang === 'bash') return [{ kind: 'run', line: (position?.start.line ?? 0) + 1, code: value }];
  const [, title = ''] = /title="([^"]*)"/.exec(meta ?? '') ?? [];
  return save(title, value);
}

function save(title: string, text: string): Action[] {
  const [name] = FILE.exec(title) ?? [];
  return name === undefined ? [] : [{ kind: 'save', name, text: `${text}\n` }];
}
