import { lineError, type SourceLine, splitLabel } from './source';

export interface Participant {
  readonly id: string;
  readonly label: readonly string[];
}

/** An arrow from one participant to another, or a remark over one or several. */
export interface Step {
  readonly kind: 'message' | 'note';
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
  /** Of an arrow: `-->>`, as for answers. */
  readonly isDashed: boolean;
}

export interface Sequence {
  readonly participants: readonly Participant[];
  readonly steps: readonly Step[];
}

const PARTICIPANT = /^(?:participant|actor) ([\w\p{L}]+)(?: as (\S.*))?$/u;
const MESSAGE = /^([\w\p{L}]+) ?(-?)->> ?([\w\p{L}]+) ?: ?(\S.*)$/u;
const NOTE = /^Note over ([\w\p{L}]+)(?:, ?([\w\p{L}]+))? ?: ?(\S.*)$/u;

/**
 * Reads a sequence diagram.
 *
 * @throws naming the line that says something else, or a participant that no line above declares.
 */
export function parseSequence(lines: readonly SourceLine[]): Sequence {
  const participants = new Map<string, Participant>();
  const steps: Step[] = [];
  for (const line of lines) {
    const [, id, name] = PARTICIPANT.exec(line.text) ?? [];
    if (id) participants.set(id, { id, label: splitLabel(name ?? id) });
    else steps.push(readStep(line, participants));
  }
  return { participants: [...participants.values()], steps };
}

function readStep(line: SourceLine, participants: ReadonlyMap<string, Participant>): Step {
  const require = (id: string): string => {
    if (participants.has(id)) return id;
    throw lineError(line, `declare antes "participant ${id}"`);
  };
  const [, from, dash, to, text] = MESSAGE.exec(line.text) ?? [];
  if (from && to && text) {
    if (from === to)
      throw lineError(line, 'uma seta vai de um participante a outro; use "Note over"');
    const ends = { from: require(from), to: require(to) };
    return { kind: 'message', ...ends, label: splitLabel(text), isDashed: dash === '-' };
  }
  const [, first, last, remark] = NOTE.exec(line.text) ?? [];
  if (first && remark) {
    const ends = { from: require(first), to: require(last ?? first) };
    return { kind: 'note', ...ends, label: splitLabel(remark), isDashed: false };
  }
  throw lineError(line, 'o portal não desenha esta linha');
}
