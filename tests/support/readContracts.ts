import { readFileSync } from 'node:fs';
import { portal } from '../../portal.config';
import { buildContractIndex } from '../../src/plugins/api-reference/embed/buildContractIndex';
import type { ContractIndex } from '../../src/plugins/api-reference/embed/ContractIndex';
import type { LoadedSource } from '../../src/plugins/api-reference/load/loadService';
import { parseDocument } from '../../src/plugins/api-reference/load/parseDocument';
import { modelContracts } from '../../src/plugins/api-reference/modelContracts';
import { chooseSources } from '../../src/plugins/api-reference/options';
import { portuguese } from '../../src/plugins/api-reference/portuguese';
import { writeCurl } from '../../src/plugins/api-reference/render/writeSamples';

/** The snapshots of all services, parsed. */
export function readSnapshots(): LoadedSource[] {
  return portal.services.map(({ id, snapshot }) => {
    const bytes = readFileSync(snapshot);
    return { bytes, document: parseDocument(bytes.toString(), { service: id, source: snapshot }) };
  });
}

/** The snapshots of all services, modelled. */
export function modelSnapshots(): ReturnType<typeof modelContracts> {
  return modelContracts(chooseSources(portal.services, {}), readSnapshots());
}

/** What guides may show of the snapshots. */
export function indexSnapshots(): ContractIndex {
  return buildContractIndex(modelSnapshots(), portuguese, writeCurl);
}
