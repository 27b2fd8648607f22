import { portuguese, repeatsValue } from '@frontier/reference';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type {
  ContractIndex,
  FlowStep,
  ObjectFlow,
  ObjectStates,
} from '../../../../contracts/ContractIndex';
import { guideWords } from '../../../../shared/guideWords';
import { blockNode, type Content, inlineNode } from '../../../../shared/mdx/jsxNodes';
import {
  type Cell,
  codeNode,
  joinCells,
  linkNode,
  markdownCell,
  textNode,
} from '../../../../shared/mdx/tableNodes';
import { chooseName, type Part } from '../PartRequest';

const words = guideWords.states;

/**
 * `<ObjectStates name="ofertaPrimaria" />`: a picture of one object. The calls that act on it lead to its
 * values, and those to what the webhooks tell. Calls that are shown to follow each other do so; values
 * stand side by side, since which follows which is not shown.
 */
export const objectStates: Part = {
  attributes: ['name'],
  build(request) {
    const { attributes, index } = request;
    const names = Object.keys(index.states);
    const name = chooseName(request, attributes.get('name') ?? '', names, 'objeto com estados');
    const object = index.states[name];
    return object ? drawStates(object, index) : [];
  },
};

function drawStates(object: ObjectStates, index: ContractIndex): MdxJsxFlowElement {
  const { calls, flow = [], question, schemas, title, webhooks } = object;
  const isTouched = calls.length + webhooks.length > 0;
  const order: Content[] = question
    ? [textNode(', '), linkNode(`/docs/frontier/perguntas#${question}`, words.unordered)]
    : [];
  const values = column('values', [textNode(words.values), ...order], [listValues(object, index)]);
  return blockNode('figure', { className: isTouched ? 'states' : 'states states--alone' }, [
    blockNode('figcaption', {}, [title]),
    blockNode(
      'div',
      { className: 'states-ground' },
      isTouched
        ? [
            column('calls', [textNode(words.calls)], listCalls(calls, flow, index)),
            values,
            column('news', [textNode(words.webhooks)], [listChips(webhooks, words.none, index)]),
          ]
        : [values],
    ),
    blockNode('p', { className: 'states-places' }, [
      inlineNode('strong', {}, [`${words.shownIn}:`]),
      textNode(' '),
      ...listPlaces(schemas, index),
      textNode('.'),
    ]),
  ]);
}

function column(
  name: string,
  label: readonly Content[],
  content: readonly Content[],
): MdxJsxFlowElement {
  return blockNode('div', { className: `states-${name}` }, [
    blockNode('p', { className: 'states-label' }, label),
    ...content,
  ]);
}

/** Each value, with its meaning where that says more than the value does. */
function listValues({ schemas, values }: ObjectStates, index: ContractIndex): MdxJsxFlowElement {
  const [service = '', name = ''] = schemas[0]?.split('/') ?? [];
  const entries = index.enums[service]?.[name] ?? [];
  return blockNode(
    'ul',
    { className: 'states-list' },
    values.map((value) => {
      const meaning = entries.find((entry) => entry.value === value)?.meaning ?? '';
      const saysMore = meaning !== '' && !repeatsValue(value, meaning, portuguese.smallWords);
      return blockNode('li', saysMore ? { className: 'states-said' } : {}, [
        codeNode(value),
        ...(saysMore ? [textNode(' '), inlineNode('span', {}, markdownCell(meaning))] : []),
      ]);
    }),
  );
}

/** The steps that follow each other, then the other calls. */
function listCalls(
  calls: readonly string[],
  flow: ObjectFlow,
  index: ContractIndex,
): MdxJsxFlowElement[] {
  if (flow.length === 0) return [listChips(calls, words.notInformed, index)];
  const shown = flow.flatMap((step) => step.calls);
  const others = calls.filter((id) => !shown.includes(id));
  return [
    blockNode(
      'ol',
      { className: 'states-flow' },
      flow.map((step) => drawStep(step, index)),
    ),
    ...(others.length > 0
      ? [
          blockNode('p', { className: 'states-label' }, [words.alsoCalls]),
          listChips(others, '', index),
        ]
      : []),
  ];
}

function drawStep({ calls, leads }: FlowStep, index: ContractIndex): MdxJsxFlowElement {
  return blockNode('li', {}, [
    listChips(calls, '', index),
    blockNode(
      'ul',
      { className: 'states-leads' },
      leads.map(({ to, with: carried }) =>
        blockNode('li', {}, [
          // The arrow of the text twin, where no line is drawn.
          inlineNode('span', { className: 'states-sign' }, ['→ ']),
          ...(carried === undefined
            ? []
            : [inlineNode('small', {}, [`${words.with} `, codeNode(carried)]), textNode(' ')]),
          inlineNode('strong', {}, [to]),
        ]),
      ),
    ),
  ]);
}

/** Calls or webhooks side by side, each with its place in the reference. */
function listChips(
  ids: readonly string[],
  none: string,
  { operations }: ContractIndex,
): MdxJsxFlowElement {
  if (ids.length === 0) return blockNode('p', { className: 'states-none' }, [none]);
  return blockNode(
    'ul',
    { className: 'calls' },
    ids.flatMap((id) => {
      const { href = '', title = id } = operations[id] ?? {};
      return [blockNode('li', {}, [inlineNode('span', {}, [linkNode(href, title)])])];
    }),
  );
}

/** The fields that carry the value, each with the calls it stands in. */
function listPlaces(schemas: readonly string[], index: ContractIndex): Cell {
  const fields = new Map<string, Map<string, string>>();
  for (const schema of schemas) {
    const [service = '', name = ''] = schema.split('/');
    for (const { field, href, operation } of index.enumPlaces[service]?.[name] ?? []) {
      const links = fields.get(field) ?? new Map<string, string>();
      links.set(href, index.operations[operation]?.title ?? operation);
      fields.set(field, links);
    }
  }
  return joinCells(
    [...fields].map(([field, links]) => [
      codeNode(field),
      textNode(' ('),
      ...joinCells(
        [...links].map(([href, title]) => [linkNode(href, title)]),
        ', ',
      ),
      textNode(')'),
    ]),
    '; ',
  );
}
