import type { ContractOperation } from '../contract/Contract.js';
import type { Validate, ValidatorCompiler } from '../contract/validators.js';
import { widenCnpj } from '../contract/widenCnpj.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import { reshapeAnswer } from '../surprises/reshapeAnswer.js';

/** Serialises an operation's successful response. @throws Error naming where it violates the contract */
export type WriteAnswer = (answer: unknown, rules: WatchedRules) => string;

/** Makes the serialiser of an operation; its validator is compiled at first use. */
export function createWriter(
  { answer: content, id }: ContractOperation,
  compiler: ValidatorCompiler,
): WriteAnswer {
  if (!content) return writeExact;
  let validate: Validate | undefined;
  return (answer, rules) => {
    validate ??= compiler.compileBody(widenCnpj(content.schema));
    const result = validate(answer);
    if ('value' in result) return writeExact(reshapeAnswer(answer, content.schema, rules));
    const faults = result.misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ');
    throw new Error(`${id}: a resposta não cabe no contrato: ${faults}`);
  };
}
