import {
  ClientFailure,
  type ContractText,
  createSampleWriter,
  type WriteClientSample,
} from '@frontier/clients';
import type { Operation, Sample } from '@frontier/openapi';

/**
 * Prepares client samples for these contracts. If the generator rejects a contract, no operation gets a sample, and the
 * build reports the error while it packs the clients (`scripts/build/addPackages.ts`).
 *
 * @returns writes an operation's call with the client; no sample if the client can't make the example's call.
 */
export function prepareClientSamples(contracts: readonly ContractText[]) {
  let write: WriteClientSample = () => undefined;
  try {
    write = createSampleWriter(contracts);
  } catch (error) {
    if (!(error instanceof ClientFailure)) throw error;
    console.warn(`Os guias ficam sem as chamadas dos clientes: ${error.message}`);
  }
  return (service: string, operation: Operation): Sample[] => {
    const call = describeCall(service, operation);
    const samples = call && write(call);
    return (samples ?? []).map((sample) => ({ ...sample, grammar: sample.language }));
  };
}

/** The call that an operation's plain samples make. Webhooks and operations with a plain-text or form body have none. */
function describeCall(service: string, { id, request }: Operation) {
  if (!request) return undefined;
  const { body, values } = request;
  if (body && body.kind !== 'json' && body.kind !== 'multipart') return undefined;
  const content = body && { body: 'parts' in body ? body.parts : body.text };
  return { service, operation: id, ...values, ...content };
}
