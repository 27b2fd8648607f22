import type { Contract } from '../../src/plugins/downloads/Download';
import { describeContract } from '../../src/plugins/downloads/readContracts';
import { modelSnapshots, readSnapshots } from './readContracts';

/** The snapshots of all services, as files to take away are made from them. */
export function readContracts(): Contract[] {
  return modelSnapshots().flatMap(({ contract: address, service, title }, index) => {
    const bytes = readSnapshots()[index]?.bytes;
    return bytes ? [describeContract({ address, bytes, service, title })] : [];
  });
}
