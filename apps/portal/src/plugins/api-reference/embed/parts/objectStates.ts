import type { BlockContent } from 'mdast';
import { guideWords } from '../../../../shared/guideWords';
import { joinCells, listNode } from '../../../../shared/mdx/listNodes';
import {
  type Cell,
  codeNode,
  linkNode,
  markdownCell,
  tableNode,
  textNode,
} from '../../../../shared/mdx/tableNodes';
import type { ContractIndex } from '../ContractIndex';
import { flowDiagram } from '../flowDiagram';
import { chooseName, type Part, type PartRequest } from '../PartRequest';

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
