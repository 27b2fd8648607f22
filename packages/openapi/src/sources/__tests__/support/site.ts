import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { formatFaults } from '../../../load/SpecError';
import { loadContracts } from '../../loadContracts';
import { closeHosts } from './hosts';

/** The site's copy of the contract under test, from its root. */
export const SNAPSHOT = 'specs/autenticacao.yaml';

/** A whole contract: the snapshot of the site under test. */
export const GOOD = readFileSync(SNAPSHOT);

/** A folder with one snapshot, for each test of a file; hosts end with it. */
export function openSite(): { readonly dir: string } {
  const site = { dir: '' };
  beforeEach(() => {
    site.dir = mkdtempSync(path.join(tmpdir(), 'contracts-'));
    mkdirSync(path.join(site.dir, 'specs'));
    writeFileSync(path.join(site.dir, SNAPSHOT), GOOD);
  });
  afterEach(() => {
    closeHosts();
    rmSync(site.dir, { recursive: true });
  });
  return site;
}

/** Gets one contract; pauses between tries take no time. */
export async function load(root: string, source: string, deadlineMs = 60_000) {
  const pauses: number[] = [];
  const { contracts, faults } = await loadContracts(
    [{ id: 'autenticacao', source, snapshot: SNAPSHOT }],
    { root, deadlineMs, wait: async (milliseconds) => pauses.push(milliseconds) },
  );
  return { contracts, pauses, text: formatFaults(faults) };
}

/** Gives every request the same response, by default the good contract. */
export function answer(
  status: number,
  headers: Record<string, string> = {},
  body: string | Uint8Array = GOOD,
): RequestListener {
  return (_, response) => void response.writeHead(status, headers).end(body);
}

/** The head of an answer 200, for `rawHost`. */
export function head(...lines: readonly string[]): string {
  return `${['HTTP/1.1 200 OK', ...lines].join('\r\n')}\r\n\r\n`;
}
