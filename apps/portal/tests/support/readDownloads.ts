import { printYaml } from '@frontier/openapi';
import { portal } from '../../portal.config';
import type { DownloadedContract } from '../../src/plugins/downloads/Download';
import {
  type Downloads,
  fileNameOf,
  makeDownloads,
} from '../../src/plugins/downloads/makeDownloads';
import { downloads } from '../../src/plugins/downloads/options';
import { modelSnapshots, readSnapshots } from './snapshots';

/** The snapshots of all services, as input of the downloads. */
export function readContracts(): DownloadedContract[] {
  return modelSnapshots().flatMap(({ contract, service, title }, index) => {
    const snapshot = readSnapshots()[index];
    if (!snapshot) return [];
    const { bytes, document } = snapshot;
    const complete = Buffer.from(printYaml(document));
    return [{ contract, bytes, complete, service, title }];
  });
}

let made: Downloads | undefined;

/** Downloads of one kind, as text by name; built once for all test files. */
export function makeSnapshotDownloads(kind: string): ReadonlyMap<string, string> {
  made ??= makeDownloads(readContracts(), {
    ...downloads,
    url: portal.siteUrl,
  });
  const files = made.get(kind) ?? [];
  return new Map(
    files.map(({ address, bytes }) => [fileNameOf(address), new TextDecoder().decode(bytes)]),
  );
}
