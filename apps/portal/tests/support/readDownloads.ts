import { printYaml } from '@frontier/openapi';
import { portal } from '../../portal.config';
import type { DownloadedContract, DownloadFile } from '../../src/plugins/downloads/Download';
import { fileNameOf, makeDownloads } from '../../src/plugins/downloads/makeDownloads';
import { downloads } from '../../src/plugins/downloads/options';
import { modelSnapshots, readSnapshots } from './snapshots';

/** The snapshots of all services, as input of the downloads. */
export function readDownloadedContracts(): DownloadedContract[] {
  return modelSnapshots().flatMap(({ contract, service, title }, index) => {
    const snapshot = readSnapshots()[index];
    if (!snapshot) return [];
    const { bytes, document } = snapshot;
    const complete = Buffer.from(printYaml(document));
    return [{ contract, bytes, complete, service, title }];
  });
}

let made: readonly DownloadFile[] | undefined;

/** The downloads as text by name; built once for all test files. */
export function makeSnapshotDownloads(): ReadonlyMap<string, string> {
  made ??= makeDownloads(readDownloadedContracts(), {
    ...downloads,
    url: portal.siteUrl,
  });
  return new Map(
    made.map(({ address, bytes }) => [fileNameOf(address), new TextDecoder().decode(bytes)]),
  );
}
