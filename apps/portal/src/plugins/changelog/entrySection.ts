import type { Change, ChangelogEntry } from '@frontier/contract-diff';
import { RULES } from '@frontier/contract-diff';
import type { RootContent } from 'mdast';
import { blockNode, type Content, inlineNode } from '../../shared/mdx/jsxNodes';
import { parseInline } from '../../shared/mdx/parseInline';
import { codeNode, linkNode, textNode } from '../../shared/mdx/tableNodes';
import type { ContractIndex } from '../api-reference/embed/ContractIndex';
import { countChanges, EFFECTS, writeDay, writePlace, writeVersions } from './wording';

/** One entry: its heading, the maintainer's sentence, and its changes by what they do. */
export function entrySection(entry: ChangelogEntry, index: ContractIndex): RootContent[] {
  const { changes, date, id, note, service } = entry;
  const name = index.services[service]?.title ?? service;
  const title = `${writeDay(date)}: ${name}, ${writeVersions(entry)}`;
  return [
    { type: 'heading', depth: 2, data: { hProperties: { id } }, children: [textNode(title)] },
    ...(note ? [{ type: 'paragraph', children: parseInline(note) } as const] : []),
    { type: 'paragraph', children: [textNode(`${countChanges(entry)}.`)] },
    ...EFFECTS.flatMap(({ effect, title: group }) => {
      const told = changes.filter((change) => change.effect === effect);
      return told.length === 0 ? [] : [changeGroup(effect, group, told, index)];
    }),
  ];
}

function changeGroup(
  effect: string,
  title: string,
  changes: readonly Change[],
  index: ContractIndex,
): RootContent {
  return blockNode('section', { className: 'change-group', 'data-effect': effect }, [
    blockNode('p', { className: 'change-effect' }, [textNode(title)]),
    blockNode(
      'ul',
      {},
      changes.map((change) => blockNode('li', {}, describeChange(change, index))),
    ),
  ]);
}

function describeChange({ after, before, places, rule, why }: Change, index: ContractIndex) {
  return [
    blockNode('p', {}, [
      inlineNode('strong', {}, [textNode(RULES[rule].title)]),
      ...values(before, after),
      textNode(`. ${why}`),
    ]),
    places.length === 0
      ? blockNode('p', {}, [textNode('Vale para todo o serviço.')])
      : blockNode(
          'ul',
          {},
          places.map((place) => blockNode('li', {}, showPlace(place, index))),
        ),
  ];
}

function values(before: string | undefined, after: string | undefined): Content[] {
  const told = [
    ...(before === undefined ? [] : [textNode('antes '), codeNode(before)]),
    ...(before !== undefined && after !== undefined ? [textNode(', ')] : []),
    ...(after === undefined ? [] : [textNode('agora '), codeNode(after)]),
  ];
  return told.length === 0 ? [] : [textNode(': '), ...told];
}

/** The call, linked while the reference has it, and the place in it. */
function showPlace(place: Change['places'][number], { operations }: ContractIndex): Content[] {
  const known = operations[place.operation];
  const field = writePlace(place);
  return [
    known ? linkNode(known.href, known.title) : codeNode(place.operation),
    ...(field === '' ? [] : [textNode(' '), codeNode(field)]),
  ];
}
