import { expect } from 'vitest';
import { loadRules } from '../../../../../../packages/sandbox/src/rules/Rules';
import {
  type Step,
  UNKNOWN_STATUS,
} from '../../../../src/plugins/data-pages/homologation/readScript';
import { indexSnapshots } from '../../../support/snapshots';
import type { Answer, StepCall } from './Call';

/** The outcome of a call or a notification, for the table. */
export interface StepOutcome {
  readonly call: string;
  /** Code of the answer, or how many notifications came. */
  readonly status: number;
  /** Text of an error and its details; the `eventType` of notifications. */
  readonly text: string;
}

interface Failure {
  readonly mensagem: string;
  readonly detalhes?: readonly { readonly onde: string; readonly problema: string }[];
}

/** Rules that choose a code where the contract documents none for the case. */
const CODE_RULES = ['requisicao-invalida-sem-400', 'objeto-inexistente', 'recusa-por-estado'];
const TEXT_RULE = 'textos-nao-informados';

/** Checks code, text and reason of an answer to the step's call, by script and contract. */
export function checkAnswer(
  { operations: [id = ''], status: wanted }: Step,
  { code, misfit = '', rule }: StepCall,
  { body, rules, status, text }: Answer<unknown>,
): StepOutcome {
  const { errors, operations, successes } = indexSnapshots();
  const documented = successes[id]?.map((success) => success.status) ?? [];
  if (wanted === undefined) expect(documented, text).toContain(String(status));
  else if (wanted === UNKNOWN_STATUS) expect(status, text).toBe(code);
  else expect(String(status), text).toBe(wanted);

  if (rule !== undefined) expect(rules).toContain(rule);
  const call = `${operations[id]?.method} ${operations[id]?.path}`;
  const by = rule === undefined ? '' : `(${rule})`;
  if (status < 400) return { call, status, text: by };
  const failure = errors[id]?.find((candidate) => candidate.status === String(status));
  if (!failure) expect(CODE_RULES.filter((name) => rules.includes(name))).toHaveLength(1);
  if (failure?.text === undefined) expect(rules).toContain(TEXT_RULE);
  const { mensagem, detalhes = [] } = body as Failure;
  expect(mensagem).toBe(failure?.text ?? readRuledText(status));
  const told = detalhes.map(({ onde, problema }) => `${onde}: ${problema}`).join('; ');
  expect(misfit === '' ? told : told.slice(0, misfit.length)).toBe(misfit);
  return { call, status, text: [mensagem, told, by].filter(Boolean).join(' ') };
}

/** A rule's text for a code without a text in the contract. */
function readRuledText(status: number): string | undefined {
  const rule = loadRules().entries.find(({ id }) => id === TEXT_RULE);
  return (rule?.parameters.textos as Record<string, string> | undefined)?.[status];
}
