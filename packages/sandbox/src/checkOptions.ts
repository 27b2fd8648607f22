import { createCompiler } from './contract/compileSchema.js';
import { ValidatorCompiler } from './contract/validators.js';
import { readWith } from './control/createBodyReaders.js';
import { Refusal } from './work/Work.js';

/**
 * Creates a check of the options of a function.
 * @param place name of the options in errors
 * @returns a function that throws an Error in Portuguese naming each unknown option and each of another type
 */
export function createOptionCheck(
  place: string,
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = [],
): (options: unknown) => void {
  const schema = { type: 'object', additionalProperties: false, properties, required };
  const validate = new ValidatorCompiler(createCompiler()).compileBody(schema);
  const read = readWith(validate, Object.keys(properties), place);
  return (options) => {
    try {
      read(options);
    } catch (error) {
      throw error instanceof Refusal ? describeRefusal(error.misfits) : error;
    }
  };
}

/** The error of a refused option or call. */
export function describeRefusal(problems: readonly { onde: string; problema: string }[]): Error {
  return new Error(problems.map(({ onde, problema }) => `${onde}: ${problema}`).join('; '));
}
