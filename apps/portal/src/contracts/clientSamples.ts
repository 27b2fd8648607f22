import { ClientFailure, createSampleWriter, type WriteClientSample } from '@frontier/clients';
import type { Operation, Sample } from '@frontier/openapi';

/** A contract that clients are made of. */
interface Source {
  readonly id: string;
  /** File name that faults mention. */
  readonly source: string;
  readonly bytes: Uint8Array | string;
}

/**
 * What TypeScript is remembered by and coloured as: whoever reads the plain calls in JavaScript reads the client's in
 * TypeScript, whose programs are JavaScript here.
 */
const AS_JAVASCRIPT = 'javascript';

/** Writes an operation's call with the client; nothing where the client can't make it as the example has it. */
export type WriteClientCall = (service: string, operation: Operation) => readonly Sample[];

/**
 * Prepares to write the calls of these contracts with their clients. A contract that clients can't carry leaves all
 * without: the build tells its fault when it makes the clients (`scripts/build/packClients.ts`).
 */
export function prepareClientSamples(sources: readonly Source[]): WriteClientCall {
  let write: WriteClientSample = () => undefined;
  try {
    const contracts = sources.map(({ bytes, id, source }) => ({
      id,
      file: source,
      text: Buffer.from(bytes).toString('utf8'),
    }));
    if (contracts.length > 0) write = createSampleWriter(contracts);
  } catch (error) {
    if (!(error instanceof ClientFailure)) throw error;
    console.warn(`Os guias ficam sem as chamadas dos clientes: ${error.message}`);
  }
  return (service, operation) => {
    const call = describeCall(service, operation);
    const samples = call && write(call);
    return (samples ?? []).map(({ code, label, language }) => {
      const name = language === 'typescript' ? AS_JAVASCRIPT : language;
      return { code, label, language: name, grammar: name, isWritten: true };
    });
  };
}

/** The call that an operation's plain samples make; webhooks have none, and no client has a body of plain text. */
function describeCall(service: string, { id, path, request }: Operation) {
  const { body, query = [], url = '' } = request ?? {};
  const values = valuesIn(path, url);
  if (!request || !values || body?.kind === 'text' || body?.kind === 'form') return undefined;
  return {
    service,
    operation: id,
    path: values,
    query: query.map((pair) => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      return [name, value] as const;
    }),
    ...(body && { body: 'parts' in body ? body.parts : body.text }),
  };
}

/** The values of a path's parameters in an address. */
function valuesIn(path: string, url: string): string[] | undefined {
  const literal = path.split(/\{.*?\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`${literal.join('([^/]+)')}$`).exec(url);
  return found?.slice(1).map(decodeURIComponent);
}
