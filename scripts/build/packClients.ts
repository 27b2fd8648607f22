import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ClientFailure, makeClients } from '@frontier/clients';
import { listFiles } from '../deploy/finishOutput';
import { BuildFailure } from './BuildFailure';

/** Where readers find the clients, from the site's root. */
const FOLDER = 'downloads/clients';
/** Where the site publishes its contracts. */
const CONTRACTS = 'contratos';
/** Folder of each client in its tarball: npm wants `package`. */
const NAMES = { typescript: 'package', python: 'frontier-python', java: 'frontier-java' };
const BLOCK = 512;

/**
 * Makes the clients of the contracts that a built site publishes, a tarball of each language with its sum as
 * `sha256sum --check` reads it. The same contracts give the same bytes.
 *
 * @param site folder of the site.
 * @throws {BuildFailure} naming file and line of what clients can't carry.
 */
export function packClients(site: string): void {
  const folder = path.join(site, FOLDER);
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'make-'));
  try {
    makeClients(readContracts(path.join(site, CONTRACTS)), own);
    for (const [language, name] of Object.entries(NAMES)) {
      const target = path.join(folder, `frontier-${language}.tgz`);
      const bytes = gzipSync(writeTar(path.join(own, language), name), { level: 9 });
      const sum = createHash('sha256').update(bytes).digest('hex');
      writeFileSync(target, bytes);
      writeFileSync(`${target}.sha256`, `${sum}  ${path.basename(target)}\n`);
    }
  } catch (error) {
    throw error instanceof ClientFailure ? new BuildFailure(error.message) : error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

function readContracts(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { id: path.parse(name).name, file: `${CONTRACTS}/${name}`, text };
    });
}

/** A tar (POSIX ustar) without times, users and the order of a disk. */
function writeTar(folder: string, prefix: string): Buffer {
  const licence = readFileSync(path.join(__dirname, '../../LICENSE'));
  const files = listFiles(folder).map((name): [string, Buffer] => [
    name,
    readFileSync(path.join(folder, name)),
  ]);
  const entries = [...files, ['LICENSE', licence] as const].flatMap(([name, bytes]) => [
    writeHeader(`${prefix}/${name}`, bytes.length),
    bytes,
    Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

function writeHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length, '0')}\0`;
  const fields: [number, string][] = [
    [0, name],
    [100, octal(0o644, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(0, 11)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
  ];
  for (const [at, text] of fields) header.write(text, at, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}
