import { readFileSync } from 'node:fs';
import { type LoadedSource, parseContract, readOverlay } from '@frontier/openapi';
import { portal } from '../../portal.config';
import { buildContractIndex, type ContractIndex } from '../../src/contracts/buildContractIndex';
import type { ContractModel } from '../../src/contracts/loadedContracts';
import { chooseSources } from '../../src/plugins/api-reference/options';
import { modelContract } from '../../src/plugins/api-reference/readContracts';
import { stateFiles } from '../../src/plugins/data-pages/options';

/* Contracts for all tests. Test files share a process, so each value is built once: change a copy, never the value. */

/** The snapshots of all services with their overlays, parsed. */
export const readSnapshots = once((): readonly Omit<LoadedSource, 'warnings'>[] =>
  portal.services.map(({ id, snapshot }) => {
    const [bytes, overlay] = [readFileSync(snapshot), readOverlay('', snapshot)];
    const document = parseContract(bytes, { service: id, source: snapshot }, overlay);
    return { bytes, overlay, document };
  }),
);

/** The snapshots of all services, modelled. */
export const modelSnapshots = once((): ContractModel[] => {
  const loaded = readSnapshots();
  return chooseSources({}).flatMap((source, index) => {
    const current = loaded[index];
    return current ? [modelContract(source, current)] : [];
  });
});

export const indexSnapshots = once(
  (): ContractIndex => buildContractIndex(modelSnapshots(), stateFiles),
);

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
