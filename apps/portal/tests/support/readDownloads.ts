import { printYaml } from '@frontier/openapi';
import { portal } from '../../portal.config';
import type { PublishedContract } from '../../src/contracts/loadedContracts';
import type { DownloadFile } from '../../src/plugins/downloads/Download';
import { fileNameOf, makeDownloads } from '../../src/plugins/downloads/makeDownloads';
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

let made: readonly DownloadFile[] | undefined;

/** The downloads as text by name; built once for all test files. */
export function makeSnapshotDownloads(): ReadonlyMap<string, string> {
  made ??= makeDownloads(readDownloadedContracts(), portal.siteUrl);
  return new Map(
    made.map(({ address, bytes }) => [fileNameOf(address), new TextDecoder().decode(bytes)]),
  );
}
