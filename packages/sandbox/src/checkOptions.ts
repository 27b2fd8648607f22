import { ValidatorCompiler } from './contract/validators.js';
import { readWith } from './control/createBodyReaders.js';
import { Refusal } from './work/Work.js';

/** @throws Error in Portuguese naming each unknown option and each option of another type */
export function checkOptions(options: unknown, properties: Readonly<Record<string, object>>): void {
  const names = Object.keys(properties);
  const schema = { type: 'object', additionalProperties: false, properties };
  const read = readWith(new ValidatorCompiler().compileBody(schema), names, 'opções');
  try {
    read(options);
  } catch (error) {
    throw error instanceof Refusal ? describeRefusal(error.misfits) : error;
  }
}

/** The error of a refused option or call. */
export function describeRefusal(problems: readonly { onde: string; problema: string }[]): Error {
  return new Error(problems.map(({ onde, problema }) => `${onde}: ${problema}`).join('; '));
}
