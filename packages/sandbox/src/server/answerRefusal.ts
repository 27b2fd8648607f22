import type { Operation } from '../contract/Operation.js';
import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aBoolean, aNumber, aText, mapOf } from '../rules/readers.js';
import type { Answer } from '../services/Handler.js';
import type { Refusal } from '../work/Refusal.js';

const errorBody = defineRule('corpo-dos-erros', { campo: aText, detalhes: aBoolean });
const unknownTexts = defineRule('textos-nao-informados', { textos: mapOf(aText) });
const undocumentedInvalid = defineRule('requisicao-invalida-sem-400', {
  codigo: aNumber,
  chamadas: mapOf(aNumber),
});
const undocumentedMissing = defineRule('objeto-inexistente', { codigo: aNumber });
const refusedCode = defineRule('recusa-por-estado', { codigo: aNumber });

/** The code that the call documents for this reason, or a rule's; with the contract's exact text. */
export function answerRefusal(
  { reason, misfits }: Refusal,
  operation: Operation,
  rules: WatchedRules,
): Answer {
  const status = chooseStatus(reason, operation, rules);
  return { status, body: writeErrorBody(status, operation, rules, misfits) };
}

/** The body of an error: its text, and what to mend. */
export function writeErrorBody(
  status: number,
  operation: Operation | undefined,
  rules: WatchedRules,
  misfits: Refusal['misfits'] = [],
): Record<string, unknown> {
  const { campo, detalhes } = rules.of(errorBody);
  const text =
    operation?.errorTexts.get(status) ?? rules.of(unknownTexts).textos.get(String(status)) ?? '';
  return { [campo]: text, ...(detalhes && misfits.length > 0 && { detalhes: misfits }) };
}

function chooseStatus(
  reason: Refusal['reason'],
  { id, errorTexts }: Operation,
  rules: WatchedRules,
): number {
  if (reason === 'unauthorised') return 401;
  if (reason === 'forbidden') return 403;
  if (reason === 'missing') {
    if (errorTexts.has(404)) return 404;
    return errorTexts.has(400) ? 400 : rules.of(undocumentedMissing).codigo;
  }
  if (reason === 'refused') return rules.of(refusedCode).codigo;
  if (errorTexts.has(400)) return 400;
  const { codigo, chamadas } = rules.of(undocumentedInvalid);
  return chamadas.get(id) ?? codigo;
}
