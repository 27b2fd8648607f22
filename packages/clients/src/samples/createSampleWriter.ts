import { TOKEN } from '../clientModel';
import { type Contract, readContract } from '../readContract';
import { javaDialect, writeJavaSample } from './javaSample';
import { printCall, type SampleCall, UnsupportedExample } from './printCall';
import { pythonDialect, writePythonSample } from './pythonSample';
import { typeScriptDialect, writeTypeScriptSample } from './typeScriptSample';

/** A complete program that makes one call with the client. */
export interface ClientSample {
  readonly language: 'typescript' | 'python' | 'java';
  /** Name of the language. */
  readonly label: string;
  readonly code: string;
}

/**
 * Writes a call in every language.
 *
 * @param call with the values of an example.
 * @returns `undefined` if the example has a part that the client cannot express, like `null`.
 */
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
 * Creates a function that writes calls with the clients of contracts.
 *
 * @param contracts of all services.
 * @returns the function.
 * @throws {ClientFailure} with the file and line of an unsupported part.
 * @example
 * const write = createSampleWriter([{ id: 'operacao', file: 'operacao.yaml', text: contract }])
 * const samples = write({ service: 'operacao', operation: 'listarOperacoes', path: [], query: [] })
 * samples.map(({ label }) => label) // ['TypeScript', 'Python', 'Java']
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
      if (error instanceof UnsupportedExample) return undefined;
      throw error;
    }
  };
}
