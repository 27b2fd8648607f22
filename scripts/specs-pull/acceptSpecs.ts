import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatEntry } from '@frontier/contract-diff';
import { writeChangesPage } from '../../apps/portal/src/data/changesPage';
import type { PulledSpec } from './pullSpecs';

/**
 * Replaces the snapshots of documents that differ, and writes an entry of the changelog for each whose
 * contract or version changed, with a page for the first entry of a service.
 *
 * @param folder of the changelog, below the site's.
 * @param date day of the entries, as `2026-11-22`.
 * @returns paths of what was written, from the site's folder.
 */
export function acceptSpecs(
  specs: readonly PulledSpec[],
  siteDir: string,
  folder: string,
  date: string,
): string[] {
  return specs
    .filter(({ same }) => !same)
    .flatMap((spec) => {
      const { bytes, changes, from, service, snapshot, to } = spec;
      replaceFile(path.resolve(siteDir, snapshot), bytes);
      if (changes.length === 0 && from === to) return [snapshot];
      mkdirSync(path.resolve(siteDir, folder), { recursive: true });
      const id = freeName(path.resolve(siteDir, folder), `${date}-${service}`);
      const entry = path.join(folder, `${id}.yaml`);
      const text = formatEntry({ id, service, date, from, to, changes });
      replaceFile(path.resolve(siteDir, entry), Buffer.from(text));
      return [snapshot, entry, ...writeChangesPage(service, siteDir)];
    });
}

/** A snapshot may be accepted twice a day: the later entry gets a number. */
function freeName(folder: string, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!existsSync(path.join(folder, `${name}.yaml`))) return name;
  }
}

/** Whole or not at all. */
function replaceFile(file: string, bytes: Uint8Array): void {
  const next = `${file}.next`;
  writeFileSync(next, bytes);
  renameSync(next, file);
}
