import { TOKEN } from '../clientModel';
import { type Contract, readContract } from '../readContract';
import { javaDialect, writeJavaSample } from './javaSample';
import { NotWritable, printCall, type SampleCall } from './printCall';
import { pythonDialect, writePythonSample } from './pythonSample';
import { typeScriptDialect, writeTypeScriptSample } from './typeScriptSample';

/** A call with the client, as a program that runs by itself. */
export interface ClientSample {
  readonly language: 'typescript' | 'python' | 'java';
  /** The language's name. */
  readonly label: string;
  readonly code: string;
}

/** @returns nothing for a call whose example has a part that the client has no place for, such as `null`. */
export type WriteClientSample = (call: SampleCall) => readonly ClientSample[] | undefined;

const LANGUAGES = [
  {
    language: 'typescript',
    label: 'TypeScript',
    dialect: typeScriptDialect,
    write: writeTypeScriptSample,
  },
  { language: 'python', label: 'Python', dialect: pythonDialect, write: writePythonSample },
  { language: 'java', label: 'Java', dialect: javaDialect, write: writeJavaSample },
] as const;

/**
 * Prepares to write calls with the clients of these contracts.
 *
 * @throws {ClientFailure} as `makeClients` does.
 */
export function createSampleWriter(contracts: readonly Contract[]): WriteClientSample {
  const models = contracts.map(readContract);
  return (sample) => {
    const model = models.find(({ id }) => id === sample.service);
    const call = model?.calls.find(({ id }) => id === sample.operation);
    if (!model || !call) return undefined;
    const services = models.filter(({ id }) => id === TOKEN.service || id === sample.service);
    try {
      return LANGUAGES.map(({ dialect, label, language, write }) => ({
        language,
        label,
        code: write(printCall(sample, call, model, dialect), services),
      }));
    } catch (error) {
      if (error instanceof NotWritable) return undefined;
      throw error;
    }
  };
}
