import { type Change, RULES } from '@frontier/contract-diff';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ChangelogEntry } from '../../../changelog/entries';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { blockNode, type Content, inlineNode } from '../../../shared/mdx/jsxNodes';
import { parseInline } from '../../../shared/mdx/plainText';
import { codeNode, headingNode, linkNode, paragraphNode } from '../../../shared/mdx/tableNodes';
import { countChanges, EFFECTS, writeVersions } from './writeFeed';

/** One entry: its heading, the maintainer's sentence, and its changes by what they do. */
export function entrySection(entry: ChangelogEntry, index: ContractIndex): RootContent[] {
  const { changes, date, id, note, service } = entry;
  const name = index.services[service]?.title ?? service;
  const day = date.split('-').reverse().join('/');
  return [
    headingNode(2, id, `${day}: ${name}, ${writeVersions(entry)}`),
    ...(note ? [paragraphNode(...parseInline(note))] : []),
    paragraphNode(`${countChanges(entry)}.`),
    ...EFFECTS.flatMap(({ effect, title }) => {
      const told = changes.filter((change) => change.effect === effect);
      if (told.length === 0) return [];
      return blockNode('section', { className: 'change-group', 'data-effect': effect }, [
        blockNode('p', { className: 'change-effect' }, [title]),
        listNode(told.map((change) => describeChange(change, index))),
      ]);
    }),
  ];
}

function describeChange({ after, before, places, rule, why }: Change, index: ContractIndex) {
  return [
    blockNode('p', {}, [
      inlineNode('strong', {}, [RULES[rule].title]),
      ...values(before, after),
      `. ${why}`,
    ]),
    places.length === 0
      ? blockNode('p', {}, ['Vale para todo o serviço.'])
      : listNode(places.map((place) => showPlace(place, index))),
  ];
}

function listNode(items: readonly (readonly (Content | string)[])[]): MdxJsxFlowElement {
  return blockNode(
    'ul',
    {},
    items.map((item) => blockNode('li', {}, item)),
  );
}

function values(before: string | undefined, after: string | undefined): (Content | string)[] {
  const told = [
    ...(before === undefined ? [] : ['antes ', codeNode(before)]),
    ...(before !== undefined && after !== undefined ? [', '] : []),
    ...(after === undefined ? [] : ['agora ', codeNode(after)]),
  ];
  return told.length === 0 ? [] : [': ', ...told];
}

/** The call, linked while the reference has it, and the place in it: `body.nome`. */
function showPlace({ anchor, operation }: Change['places'][number], { operations }: ContractIndex) {
  const known = operations[operation];
  const field = anchor.startsWith(operation) ? anchor.slice(operation.length + 1) : anchor;
  return [
    known ? linkNode(known.href, known.title) : codeNode(operation),
    ...(field === '' ? [] : [' ', codeNode(field)]),
  ];
}
