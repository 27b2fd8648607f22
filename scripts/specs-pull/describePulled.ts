import type { Change, Effect, Place } from '@frontier/contract-diff';
import { RULES } from '@frontier/contract-diff';
import type { PulledSpec } from './pullSpecs';

const EFFECTS: Readonly<Record<Effect, string>> = {
  breaking: 'QUEBRA',
  compatible: 'compatível',
  text: 'texto',
};

/** What differs in one document, for a terminal. */
export function describePulled({ changes, from, same, service, snapshot, to }: PulledSpec): string {
  const versions = from === to ? `${to}, mesma versão` : `${from} → ${to}`;
  if (same) return `${service} (${versions}): igual a ${snapshot}.`;
  if (changes.length === 0) {
    return `${service} (${versions}): só a escrita do arquivo mudou, não o contrato.`;
  }
  const breaking = changes.filter(({ effect }) => effect === 'breaking').length;
  const counts = `${count(changes.length, 'mudança', 'mudanças')}, ${
    breaking === 0 ? 'nenhuma quebra' : count(breaking, 'quebra', 'quebram')
  } quem já integra`;
  return [`${service} (${versions}): ${counts}`, ...changes.flatMap(describeChange)].join('\n');
}

function describeChange({ after, before, effect, places, rule, why }: Change): string[] {
  const values = before === undefined && after === undefined ? [] : [tellValues(before, after)];
  return [
    `  ${EFFECTS[effect]}: ${RULES[rule].title} (${rule})`,
    ...(places.length === 0 ? ['todo o serviço'] : places.map(tellPlace)).map(indent),
    ...values.map(indent),
    indent(why),
  ];
}

function tellPlace({ anchor, operation }: Place): string {
  return anchor.startsWith(operation) ? anchor : `${operation}: ${anchor}`;
}

function tellValues(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `agora: ${after}`;
  return after === undefined ? `antes: ${before}` : `${before} → ${after}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function indent(line: string): string {
  return `    ${line}`;
}
