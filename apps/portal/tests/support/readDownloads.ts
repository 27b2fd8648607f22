import { printYaml } from '@frontier/openapi';
import type { PublishedContract } from '../../src/contracts/loadedContracts';
import { modelSnapshots, readSnapshots } from './snapshots';

/** The snapshots of all services, as input of the downloads. */
export function readDownloadedContracts(): PublishedContract[] {
  return modelSnapshots().flatMap((contract, index) => {
    const snapshot = readSnapshots()[index];
    if (!snapshot) return [];
    const complete = Buffer.from(printYaml(snapshot.document));
    return [{ ...contract, bytes: snapshot.bytes, complete }];
  });
}
