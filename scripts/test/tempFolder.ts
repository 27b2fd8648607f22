import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Empty, and removed after the last test of the file. */
export function makeTempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  made.push(folder);
  return folder;
}

export function removeTempFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
