import { repeatsValue } from '@frontier/reference';
import type { ContractIndex } from '../../../../contracts/buildContractIndex';
import { bareFieldPath } from '../../../../contracts/listFields';
import type { FlowStep, ObjectStates } from '../../../../contracts/objectStates';
import { chooseName, type EmbeddedPart } from '../../../../contracts/PartRequest';
import { stateAnchor } from '../../../../shared/anchors';
import type { AskedQuestion } from '../../../../shared/assumptions/readQuestions';
import { type Child, h, type MdxElement, nameNode } from '../../../../shared/mdx/jsxNodes';
import {
  codeNode,
  joinCells,
  linkNode,
  markdownCell,
  questionLink,
} from '../../../../shared/mdx/tableNodes';
import { fieldCell } from '../../../data-pages/fieldCells';

/**
 * `<ObjectStates name="ofertaPrimaria" />`: a diagram of one object with columns for its calls, its states and its
 * webhooks. Calls of a known flow are in order. States have no order, because the specification gives none.
 */
export const objectStates: EmbeddedPart = (request) => {
  const { index } = request;
  const names = Object.keys(index.states);
  const name = chooseName(request, 'name', names, 'object with states');
  const object = index.states[name];
  return object ? drawStates(name, object, index) : [];
};

function drawStates(name: string, object: ObjectStates, index: ContractIndex): MdxElement {
  const { calls, flow, open, schemas, title, webhooks } = object;
  const isTouched = calls.length + webhooks.length > 0;
  // A reader can mark the current state. Lists of kinds have no state to mark.
  const isMarked = open !== undefined || flow.length > 0;
  const group = isMarked ? { role: 'group', 'aria-label': `Onde está: ${title}` } : {};
  return h(isTouched ? 'figure.states' : 'figure.states.states--alone', [
    h('figcaption', title),
    h('div.states-ground', group, [
      isTouched && column('calls', 'Chamadas', describeCallers(name, object, index)),
      column(
        'values',
        ['Valores', open && ', sem ordem conhecida'],
        [listValues(name, object, index), askOpen(open ? [open] : [])],
      ),
      isTouched &&
        column('news', 'Notificações', listChips(webhooks, 'Nenhuma no contrato.', index)),
    ]),
    h('p.states-places', [h('strong', 'Onde aparece:'), ' ', listCarriers(schemas, index), '.']),
  ]);
}

function column(name: string, label: Child, content: Child): MdxElement {
  return h(`div.states-${name}`, [labelNode(label), content]);
}

function labelNode(label: Child): MdxElement {
  return h('p.states-label', [h('strong', [label])]);
}

/** Each value with the facts about it, and its meaning unless that repeats the value. */
function listValues(name: string, object: ObjectStates, index: ContractIndex): MdxElement {
  const { open, schemas, values } = object;
  const [service = '', schema = ''] = schemas[0]?.split('/') ?? [];
  const entries = index.enums[service]?.[schema] ?? [];
  const items = values.map((value) => {
    const meaning = entries.find((entry) => entry.value === value)?.meaning ?? '';
    const saysMore = meaning !== '' && !repeatsValue(value, meaning);
    return h(saysMore ? 'li.states-said' : 'li', { id: stateAnchor(name, value) }, [
      // Without a question about its order, the list is one of kinds.
      open ? markState(name, value, nameNode(value)) : nameNode(value),
      saysMore && [' ', h('span', markdownCell(meaning))],
      open && describeKnown(object, value, index),
    ]);
  });
  return h('ul.states-list', items);
}

/** A state with its radio button and its link. The radio button works without scripts. */
function markState(object: string, state: string, shown: Child, kind = ''): Child {
  const radio = { type: 'radio', name: `estado-${object}`, 'aria-label': state };
  const href = `#${stateAnchor(object, state, kind)}`;
  return [
    h('span.states-place', [h('input', radio), shown]),
    h('a.hash-link', { href, 'aria-label': `Link direto para ${state}` }),
  ];
}

/** Facts about one state: the next calls of the flow, webhooks with the same name and open questions. */
function describeKnown({ flow, known }: ObjectStates, state: string, index: ContractIndex): Child {
  const at = flow.findIndex(({ leads }) => leads.some(({ to }) => to === state));
  const next = (at < 0 ? undefined : flow[at + 1]?.calls) ?? [];
  const { questions = [], webhooks = [] } = known[state] ?? {};
  const facts = [
    ...listLinks('Depois', next, index),
    ...listLinks('Notificação de mesmo nome', webhooks, index),
    ...askOpen(questions),
  ];
  return facts.length > 0 && h('div.states-known', facts);
}

function listLinks(
  label: string,
  ids: readonly string[],
  { operations }: ContractIndex,
): MdxElement[] {
  const links = ids.map((id) => linkNode(operations[id]?.href ?? '', operations[id]?.title ?? id));
  return ids.length === 0 ? [] : [factNode('p', label, joinCells(links, ', '))];
}

function askOpen(questions: readonly AskedQuestion[]): MdxElement[] {
  const links = questions.map(questionLink);
  return links.length === 0 ? [] : [factNode('p.states-open', 'Em aberto', joinCells(links, ' '))];
}

function factNode(selector: string, label: string, fact: Child): MdxElement {
  return h(selector, [h('strong', `${label}:`), ' ', fact]);
}

function describeCallers(name: string, object: ObjectStates, index: ContractIndex): Child {
  const { calls, flow } = object;
  if (flow.length === 0) return listChips(calls, 'Nenhuma informada.', index);
  const shown = flow.flatMap((step) => step.calls);
  const others = calls.filter((id) => !shown.includes(id));
  const steps = flow.map((step) => drawStep(name, step, object, index));
  return [
    h('ol.states-flow', steps),
    others.length > 0 && [labelNode('Outras chamadas'), listChips(others, '', index)],
  ];
}

function drawStep(
  name: string,
  { calls, leads }: FlowStep,
  object: ObjectStates,
  index: ContractIndex,
): MdxElement {
  const moments = leads.map(({ to, with: carried }) =>
    h('li', { id: stateAnchor(name, to, 'momento') }, [
      // The arrow is for the text version, which draws no lines.
      h('span.states-sign', '→ '),
      carried && [h('small', ['com ', codeNode(carried)]), ' '],
      markState(name, to, h('strong', to), 'momento'),
      describeKnown(object, to, index),
    ]),
  );
  return h('li', [listChips(calls, '', index), h('ul.states-leads', moments)]);
}

function listChips(
  ids: readonly string[],
  none: string,
  { operations }: ContractIndex,
): MdxElement {
  if (ids.length === 0) return h('p.states-none', none);
  const chips = ids.map((id) => {
    const { href = '', title = id } = operations[id] ?? {};
    return h('li', [h('span', [linkNode(href, title)])]);
  });
  return h('ul.calls', chips);
}

/** The fields with these lists of values, each with the calls that contain it. */
function listCarriers(schemas: readonly string[], index: ContractIndex): Child {
  const shown = schemas.flatMap((schema) => index.fields.filter(({ list }) => list === schema));
  return fieldCell(shown, index, ({ path }) => bareFieldPath(path));
}
