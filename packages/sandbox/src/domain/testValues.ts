import { Decimal } from 'decimal.js';
import * as z from 'zod';
import { defineRule, mapOf, oneOf } from '../rules/defineRule.js';
import type { Work } from '../work/Work.js';

const anOutcome = oneOf(
  'aprova',
  'reprova',
  'espera',
  401,
  403,
  404,
  429,
  500,
  'timeout',
  '500-gravado',
  'timeout-gravado',
);

/** An amount without trailing zeros. */
const anAmount = z
  .string()
  .regex(/^\d{1,20}(\.\d+)?$/, 'não é um valor, como 1313.01')
  .transform((amount) => new Decimal(amount).toFixed());

/** Documents (CPF or CNPJ) and amounts that force an outcome. */
export const testValues = defineRule('valores-de-teste', {
  documentos: mapOf(anOutcome),
  valores: mapOf(anOutcome, anAmount),
});

/** The forced decision of an object that would wait for another party; the other outcomes affect one call. */
export type ForcedOutcome = 'aprova' | 'reprova' | 'espera';

export const TEST_REASON = 'Decidido por um valor de teste.';

export function findForcedOutcome(
  { rules }: Work,
  parties: readonly string[],
  amounts: readonly Decimal.Value[] = [],
): ForcedOutcome | undefined {
  const { documentos, valores } = rules.peek(testValues);
  const found = [
    ...parties.map((party) => documentos.get(party)),
    ...amounts.map((amount) => valores.get(new Decimal(amount).toFixed())),
  ].find((outcome) => outcome === 'aprova' || outcome === 'reprova' || outcome === 'espera');
  if (found) rules.note(testValues);
  return found;
}

/** Without a reason it approves. */
export interface ManualDecision {
  reason?: string | undefined;
}

/** Why an object is not approved: by the control, or else by its test value or a missing requirement. */
export async function findReason(
  manual: ManualDecision | undefined,
  forced: ForcedOutcome | undefined,
  findMissing: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (manual) return manual.reason;
  if (forced === 'aprova') return undefined;
  return forced === 'reprova' ? TEST_REASON : findMissing();
}
