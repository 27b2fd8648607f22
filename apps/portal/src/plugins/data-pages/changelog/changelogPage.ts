import path from 'node:path';
import { CHANGE_RULES, type Change, type Effect } from '@frontier/contract-diff';
import type { RootContent } from 'mdast';
import { type ChangelogEntry, readChangelog } from '../../../changelog/entries';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import { h } from '../../../shared/mdx/jsxNodes';
import { parseInline } from '../../../shared/mdx/plainText';
import {
  codeNode,
  headingNode,
  joinCells,
  linkNode,
  listNode,
  paragraphNode,
} from '../../../shared/mdx/tableNodes';
import type { DataPage } from '../DataPage';
import type { DataPages } from '../options';

const EFFECTS: readonly { readonly effect: Effect; readonly title: string }[] = [
  { effect: 'breaking', title: 'Quebra quem já integra' },
  { effect: 'compatible', title: 'Compatível' },
  { effect: 'text', title: 'Só o texto' },
];

export function showEntry(entry: ChangelogEntry, index: ContractIndex): RootContent[] {
  const { changes, date, from, id, note, service, to } = entry;
  const name = index.services[service]?.title ?? service;
  const day = date.split('-').reverse().join('/');
  const versions = from === to ? to : `${from} → ${to}`;
  return [
    headingNode(2, id, `${day}: ${name}, versão ${versions}`),
    ...(note ? [paragraphNode(parseInline(note))] : []),
    paragraphNode(`${countChanges(entry)}.`),
    ...EFFECTS.flatMap(({ effect, title }) => {
      const group = changes.filter((change) => change.effect === effect);
      if (group.length === 0) return [];
      const list = listNode(group.map((change) => describeChange(change, index)));
      const head = h('p.change-effect', title);
      return h('section.change-group', { 'data-effect': effect }, [head, list]);
    }),
  ];
}

function countChanges({ changes }: ChangelogEntry): string {
  const breaking = changes.filter(({ effect }) => effect === 'breaking').length;
  const total = `${changes.length} ${changes.length === 1 ? 'mudança' : 'mudanças'}`;
  if (breaking === 0) return `${total}, nenhuma quebra quem já integra`;
  return `${total}, ${breaking} ${breaking === 1 ? 'quebra' : 'quebram'} quem já integra`;
}

function describeChange({ after, before, places, rule, why }: Change, index: ContractIndex) {
  const values = [
    before !== undefined && ['antes ', codeNode(before)],
    after !== undefined && ['agora ', codeNode(after)],
  ].filter(Boolean);
  const shown = values.length > 0 && [': ', joinCells(values, ', ')];
  const found = [h('strong', CHANGE_RULES[rule].title), shown, `. ${why}`];
  return places.length === 0
    ? { cell: [found, ' Vale para todo o serviço.'] }
    : {
        cell: found,
        children: places.map((location) => ({ cell: describeLocation(location, index) })),
      };
}

/** The call, linked if it still exists, and the path of the changed field: `body.nome`. */
function describeLocation(
  { anchor, operation }: Change['places'][number],
  { operations }: ContractIndex,
) {
  const known = operations[operation];
  const field = anchor.startsWith(operation) ? anchor.slice(operation.length + 1) : anchor;
  return [
    known ? linkNode(known.href, known.title) : codeNode(operation),
    field !== '' && [' ', codeNode(field)],
  ];
}

/** The changelog of the contracts, or a sentence if it has no entries: `<Changelog />`. */
export function changelogPage({ folder, services }: DataPages['changelog']): DataPage {
  return {
    elements: {
      Changelog: {
        build({ index }) {
          const entries = readChangelog(path.resolve(folder), services);
          if (entries.length === 0) return paragraphNode('Nenhuma mudança até agora.');
          return entries.flatMap((entry) => showEntry(entry, index));
        },
      },
    },
  };
}
