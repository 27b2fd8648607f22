import type { BlockContent, Code } from 'mdast';
import type { ContractIndex, ObjectFlow, Transition } from '../../../../contracts/ContractIndex';
import { schemaKey } from '../../../../contracts/partKeys';
import { guideWords } from '../../../../shared/guideWords';
import {
  type Cell,
  codeNode,
  joinCells,
  linkNode,
  listNode,
  markdownCell,
  tableNode,
  textNode,
} from '../../../../shared/mdx/tableNodes';
import { chooseName, chooseService, type Part, type PartRequest } from '../PartRequest';

/**
 * `<Constant service="operacao" path="listarOperacoes.query.pageSize.default" />`: one value, in the
 * text. The path is a field's anchor in the reference, or a schema and its field, then the keyword.
 */
export const constant: Part = {
  attributes: ['service', 'path'],
  build(request) {
    const [service, constants] = chooseService(request, request.index.constants);
    const given = request.attributes.get('path') ?? '';
    const path = chooseName(request, given, Object.keys(constants), `constante em ${service}`);
    return { type: 'text', value: constants[path] ?? '' };
  },
};

/** `<EnumValues service="emissao" name="StatusDaSolicitacao" />`: each value and what it means. */
export const enumValues: Part = {
  attributes: ['service', 'name'],
  build(request) {
    const [service, enums] = chooseService(request, request.index.enums);
    const given = request.attributes.get('name') ?? '';
    const name = chooseName(request, given, Object.keys(enums), `lista de valores em ${service}`);
    const { meaning: heading, value: valueHeading } = guideWords.columns;
    return tableNode(
      [valueHeading, heading],
      (enums[name] ?? []).map(({ meaning, value }) => [[codeNode(value)], markdownCell(meaning)]),
    );
  },
};

/** `<SchemaFields service="emissao" name="Solicitacao" />`: every field of an entity. */
export const schemaFields: Part = {
  attributes: ['service', 'name'],
  build(request) {
    const [service, schemas] = chooseService(request, request.index.schemas);
    const given = request.attributes.get('name') ?? '';
    const name = chooseName(request, given, schemas, `esquema em ${service}`);
    return request.islands.show(schemaKey(service, name));
  },
};

/** A flow as a block of Mermaid, whose arrows carry the calls' titles in the contracts. */
export function flowDiagram(
  { title, description, transitions }: ObjectFlow,
  { operations }: Pick<ContractIndex, 'operations'>,
): Code {
  const moments = [...new Set(transitions.map(({ to }) => to))];
  const idOf = (moment: string | undefined) =>
    moment === undefined ? '[*]' : `m${moments.indexOf(moment)}`;
  const label = ({ calls, with: carried }: Transition) =>
    [
      calls.map((id) => breakLines(operations[id]?.title ?? id)).join(',<br/>'),
      ...(carried === undefined ? [] : [`com ${carried}`]),
    ].join('<br/>');
  const lines = [
    'stateDiagram-v2',
    ...moments.map((moment) => `state "${moment}" as ${idOf(moment)}`),
    ...transitions.map((each) => `${idOf(each.from)} --> ${idOf(each.to)} : ${label(each)}`),
  ];
  return {
    type: 'code',
    lang: 'mermaid',
    meta: `title="${title}" description="${description}"`,
    value: lines.join('\n'),
  };
}

/** Arrows that part at a box leave their labels no more room than this. */
const LINE_LENGTH = 20;

function breakLines(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('<br/>');
}

/**
 * `<ObjectStates name="ofertaPrimaria" />`: the values of a state or kind with their meanings, where
 * they appear, the calls and webhooks of their object, and a diagram of the calls that are shown to
 * follow each other.
 */
export const objectStates: Part = {
  attributes: ['name'],
  build(request) {
    const { attributes, index } = request;
    const names = Object.keys(index.states);
    const name = chooseName(request, attributes.get('name') ?? '', names, 'objeto com estados');
    const object = index.states[name];
    if (!object) return [];
    const { calls, none, notInformed, shownIn, webhooks } = guideWords.states;
    const isTouched = object.calls.length + object.webhooks.length > 0;
    return [
      tableOf(object.schemas[0] ?? '', object.values, request),
      listNode([
        { cell: named(shownIn, listPlaces(object.schemas, index)) },
        ...(isTouched
          ? [
              { cell: named(calls, orText(listOperations(object.calls, index), notInformed)) },
              { cell: named(webhooks, orText(listOperations(object.webhooks, index), none)) },
            ]
          : []),
      ]),
      ...(object.flow ? [flowDiagram(object.flow, index)] : []),
    ];
  },
};

function tableOf(place: string, values: readonly string[], { index }: PartRequest): BlockContent {
  const [service = '', name = ''] = place.split('/');
  const entries = index.enums[service]?.[name] ?? [];
  return tableNode(
    [guideWords.columns.value, guideWords.columns.meaning],
    values.map((value) => [
      [codeNode(value)],
      markdownCell(entries.find((entry) => entry.value === value)?.meaning),
    ]),
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

function listOperations(ids: readonly string[], index: ContractIndex): Cell {
  return joinCells(
    ids.flatMap((id) => {
      const operation = index.operations[id];
      return operation ? [[linkNode(operation.href, operation.title)]] : [];
    }),
    ', ',
  );
}

function orText(cell: Cell, text: string): Cell {
  return cell.length > 0 ? cell : [textNode(text)];
}

function named(name: string, cell: Cell): Cell {
  return [
    { type: 'strong', children: [textNode(`${name}:`)] },
    textNode(' '),
    ...cell,
    textNode('.'),
  ];
}
