import { defineRule } from '../rules/defineRule.js';
import { Refusal } from '../work/Work.js';

/** How a body is read before any contract applies: sizes, encoding and the parts of a form. */
export const bodyReading = defineRule('leitura-do-corpo', {});

export function refuseBody(location: string, problem: string): Refusal {
  return Refusal.by(bodyReading, 'invalid', location, problem);
}
