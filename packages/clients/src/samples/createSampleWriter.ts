import { TOKEN } from '../clientModel';
import { LANGUAGES } from '../languages';
import { type ContractText, readClientModel } from '../readClientModel';
import { type Dialect, printCall, type SampleCall, UnsupportedExample } from './printCall';

export interface ClientSample extends Pick<Dialect, 'label' | 'language'> {
  readonly code: string;
}

/** Writes a call in every language; `undefined` if its example has a part that no client can express, like `null`. */
export type WriteClientSample = (call: SampleCall) => readonly ClientSample[] | undefined;

/**
 * @param contracts of all services.
 * @throws {ClientFailure} with the file and line of an unsupported part.
 * @example
 * const write = createSampleWriter([{ id: 'operacao', file: 'operacao.yaml', text: contract }])
 * const samples = write({ service: 'operacao', operation: 'listarOperacoes', path: [], query: [] })
 * samples.map(({ label }) => label) // ['TypeScript', 'Python', 'Java']
 */
export function createSampleWriter(contracts: readonly ContractText[]): WriteClientSample {
  const models = contracts.map(readClientModel);
  return (sample) => {
    const model = models.find(({ id }) => id === sample.service);
    const call = model?.calls.find(({ id }) => id === sample.operation);
    if (!model || !call) return undefined;
    const services = models.filter(({ id }) => id === TOKEN.service || id === sample.service);
    try {
      return LANGUAGES.map(({ dialect }) => ({
        language: dialect.language,
        label: dialect.label,
        code: dialect.write(printCall(sample, call, model, dialect), services),
      }));
    } catch (error) {
      if (error instanceof UnsupportedExample) return undefined;
      throw error;
    }
  };
}
