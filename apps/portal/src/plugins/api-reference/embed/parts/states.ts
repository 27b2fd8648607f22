import { repeatsValue } from '@frontier/reference';
import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ContractIndex } from '../../../../contracts/buildContractIndex';
import { bareFieldPath } from '../../../../contracts/listFields';
import type { AskedQuestion, FlowStep, ObjectStates } from '../../../../contracts/objectStates';
import { stateAnchor } from '../../../../shared/anchors';
import { blockNode, type Content, inlineNode } from '../../../../shared/mdx/jsxNodes';
import {
  type Cell,
  codeNode,
  joinCells,
  linkNode,
  markdownCell,
  textNode,
} from '../../../../shared/mdx/tableNodes';
import { chooseName, type EmbeddedPart } from '../PartRequest';

/**
 * `<ObjectStates name="ofertaPrimaria" />`: a diagram of one object with columns for its calls, its states and its
 * webhooks. Calls of a known flow are in order. States have no order, because the specification gives none.
 */
export const objectStates: EmbeddedPart = {
  attributes: ['name'],
  build(request) {
    const { attributes, index } = request;
    const names = Object.keys(index.states);
    const name = chooseName(request, attributes.get('name') ?? '', names, 'object with states');
    const object = index.states[name];
    return object ? drawStates(name, object, index) : [];
  },
};

function drawStates(name: string, object: ObjectStates, index: ContractIndex): MdxJsxFlowElement {
  const { calls, open, schemas, title, webhooks } = object;
  const isTouched = calls.length + webhooks.length > 0;
  const order: Content[] = open ? [textNode(', sem ordem conhecida')] : [];
  const values = column(
    'values',
    [textNode('Valores'), ...order],
    [listValues(name, object, index), ...askOpen(open ? [open] : [])],
  );
  return blockNode('figure', { className: isTouched ? 'states' : 'states states--alone' }, [
    blockNode('figcaption', {}, [title]),
    blockNode(
      'div',
      {
        className: 'states-ground',
        ...(isMarked(object) && { role: 'group', 'aria-label': `Onde está: ${title}` }),
      },
      isTouched
        ? [
            column('calls', [textNode('Chamadas')], listCalls(name, object, index)),
            values,
            column(
              'news',
              [textNode('Notificações')],
              [listChips(webhooks, 'Nenhum no contrato.', index)],
            ),
          ]
        : [values],
    ),
    blockNode('p', { className: 'states-places' }, [
      inlineNode('strong', {}, ['Onde aparece:']),
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

/** Whether a reader can mark the current state. Lists of kinds have no state to mark. */
function isMarked({ flow, open }: ObjectStates): boolean {
  return open !== undefined || flow.length > 0;
}

/** Each value with the facts about it, and its meaning unless that repeats the value. */
function listValues(name: string, object: ObjectStates, index: ContractIndex): MdxJsxFlowElement {
  const { open, schemas, values } = object;
  const [service = '', schema = ''] = schemas[0]?.split('/') ?? [];
  const entries = index.enums[service]?.[schema] ?? [];
  return blockNode(
    'ul',
    { className: 'states-list' },
    values.map((value) => {
      const meaning = entries.find((entry) => entry.value === value)?.meaning ?? '';
      const saysMore = meaning !== '' && !repeatsValue(value, meaning);
      // Without a question about its order, the list is one of kinds.
      const place = open ? markPlace(name, value, codeNode(value)) : [codeNode(value)];
      const known = open ? describeKnown(object, value, index) : [];
      return blockNode(
        'li',
        {
          id: stateAnchor(name, value),
          ...(saysMore && { className: 'states-said' }),
        },
        [
          ...place,
          ...(saysMore ? [textNode(' '), inlineNode('span', {}, markdownCell(meaning))] : []),
          ...known,
        ],
      );
    }),
  );
}

/** A state with its radio button and its link. The radio button works without scripts. */
function markPlace(
  object: string,
  place: string,
  shown: PhrasingContent,
  kind = '',
): PhrasingContent[] {
  return [
    inlineNode('span', { className: 'states-place' }, [
      inlineNode('input', { type: 'radio', name: `estado-${object}`, 'aria-label': place }, []),
      shown,
    ]),
    inlineNode(
      'a',
      {
        className: 'hash-link',
        href: `#${stateAnchor(object, place, kind)}`,
        'aria-label': `Link direto para ${place}`,
      },
      [],
    ),
  ];
}

/** Facts about one state: the next calls of the flow, webhooks with the same name and open questions. */
function describeKnown(
  { flow, known }: ObjectStates,
  place: string,
  index: ContractIndex,
): MdxJsxFlowElement[] {
  const at = flow.findIndex(({ leads }) => leads.some(({ to }) => to === place));
  const next = (at < 0 ? undefined : flow[at + 1]?.calls) ?? [];
  const { questions = [], webhooks = [] } = known[place] ?? {};
  const facts = [
    ...listLinks('Depois', next, index),
    ...listLinks('Notificação de mesmo nome', webhooks, index),
    ...askOpen(questions),
  ];
  return facts.length === 0 ? [] : [blockNode('div', { className: 'states-known' }, facts)];
}

function listLinks(
  label: string,
  ids: readonly string[],
  { operations }: ContractIndex,
): MdxJsxFlowElement[] {
  const links = ids.map((id) => [
    linkNode(operations[id]?.href ?? '', operations[id]?.title ?? id),
  ]);
  return ids.length === 0 ? [] : [factNode(label, joinCells(links, ', '))];
}

function askOpen(questions: readonly AskedQuestion[]): MdxJsxFlowElement[] {
  const links = questions.map(
    ({ id, text }): Cell => [
      { type: 'link', url: `/docs/frontier/perguntas#${id}`, children: [...markdownCell(text)] },
    ],
  );
  return questions.length === 0
    ? []
    : [factNode('Em aberto', joinCells(links, ' '), 'states-open')];
}

function factNode(label: string, fact: Cell, className?: string): MdxJsxFlowElement {
  return blockNode('p', className ? { className } : {}, [
    inlineNode('strong', {}, [`${label}:`]),
    textNode(' '),
    ...fact,
  ]);
}

/** The steps of the flow, then the other calls. */
function listCalls(name: string, object: ObjectStates, index: ContractIndex): MdxJsxFlowElement[] {
  const { calls, flow } = object;
  if (flow.length === 0) return [listChips(calls, 'Nenhuma informada.', index)];
  const shown = flow.flatMap((step) => step.calls);
  const others = calls.filter((id) => !shown.includes(id));
  return [
    blockNode(
      'ol',
      { className: 'states-flow' },
      flow.map((step) => drawStep(name, step, object, index)),
    ),
    ...(others.length > 0
      ? [
          blockNode('p', { className: 'states-label' }, ['Outras chamadas']),
          listChips(others, '', index),
        ]
      : []),
  ];
}

function drawStep(
  name: string,
  { calls, leads }: FlowStep,
  object: ObjectStates,
  index: ContractIndex,
): MdxJsxFlowElement {
  return blockNode('li', {}, [
    listChips(calls, '', index),
    blockNode(
      'ul',
      { className: 'states-leads' },
      leads.map(({ to, with: carried }) =>
        blockNode('li', { id: stateAnchor(name, to, 'momento') }, [
          // The arrow is for the text version, which draws no lines.
          inlineNode('span', { className: 'states-sign' }, ['→ ']),
          ...(carried === undefined
            ? []
            : [inlineNode('small', {}, ['com ', codeNode(carried)]), textNode(' ')]),
          ...markPlace(name, to, inlineNode('strong', {}, [to]), 'momento'),
          ...describeKnown(object, to, index),
        ]),
      ),
    ),
  ]);
}

/** Calls or webhooks side by side, each linked to the reference. */
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

/** The fields with these lists of values, each with the calls that contain it. */
function listPlaces(schemas: readonly string[], index: ContractIndex): Cell {
  const fields = new Map<string, Map<string, string>>();
  for (const schema of schemas) {
    for (const { href, operation, path } of index.fields.filter(({ list }) => list === schema)) {
      const field = bareFieldPath(path);
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
