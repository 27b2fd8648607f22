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

/** The code that the call documents for this reason, or a rule's; with the contract's exact text if it is one of a contract's. */
export function answerRefusal(
  { reason, misfits }: Refusal,
  operation: Operation | undefined,
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
    operation?.errorTexts[status] ?? rules.of(unknownTexts).textos.get(String(status)) ?? '';
  return { [campo]: text, ...(detalhes && misfits.length > 0 && { detalhes: misfits }) };
}

function chooseStatus(
  reason: Refusal['reason'],
  operation: Operation | undefined,
  rules: WatchedRules,
): number {
  const errorTexts = operation?.errorTexts ?? {};
  if (reason === 'unauthorised') return 401;
  if (reason === 'forbidden') return 403;
  if (reason === 'missing') {
    if (404 in errorTexts) return 404;
    const { codigo } = rules.of(undocumentedMissing);
    return 400 in errorTexts ? 400 : codigo;
  }
  if (reason === 'refused') return rules.of(refusedCode).codigo;
  if (400 in errorTexts) return 400;
  const { codigo, chamadas } = rules.of(undocumentedInvalid);
  return chamadas.get(operation?.id ?? '') ?? codigo;
}
