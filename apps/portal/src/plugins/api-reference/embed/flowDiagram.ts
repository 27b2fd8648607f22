import type { Code } from 'mdast';
import type { ContractIndex } from './ContractIndex';
import type { ObjectFlow, Transition } from './ObjectStates';

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
