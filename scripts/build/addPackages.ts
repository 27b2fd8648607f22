import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLIENT_LANGUAGES, ClientFailure, makeClients } from '@frontier/clients';
import { findGuides } from '../../apps/portal/src/shared/findGuides';
import { name as REPOSITORY } from '../../package.json';
import { listOutputFiles } from '../deploy/finishOutput';
import { BuildFailure } from './BuildFailure';

const SIMULATOR = path.join(__dirname, '../../packages/sandbox/dist/site');

/**
 * Adds the page `/experimente`, which runs the simulator in a tab, to a built site. The page brings its own policy, and
 * gets the address of each call's guide.
 */
export function addSimulator(site: string): void {
  cpSync(SIMULATOR, site, { recursive: true });
  const page = path.join(site, 'experimente.html');
  const guides = [...findGuides()].map(([call, { route }]) => [call, route]);
  const json = JSON.stringify(Object.fromEntries(guides));
  writeFileSync(page, readFileSync(page, 'utf8').replace('id="guides">{}', `id="guides">${json}`));
}

const CONTRACTS = 'contratos';
/** Ending of the contracts with the portal's types, examples and questions. */
const COMPLETE = '.com-perguntas.yaml';

/** Packs a client tarball for each language; the same contracts yield the same bytes. */
export function packClients(site: string): void {
  const folder = path.join(site, 'downloads/clients');
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'make-'));
  try {
    makeClients(listServedContracts(path.join(site, CONTRACTS)), own);
  } catch (error) {
    throw error instanceof ClientFailure ? new BuildFailure(error.message) : error;
  }
  for (const language of CLIENT_LANGUAGES) {
    const source = path.join(own, language.folder);
    writeTarball(path.join(folder, `frontier-${language.folder}.tgz`), source, language.packed);
  }
  rmSync(own, { recursive: true });
}

function listServedContracts(folder: string) {
  const names = readdirSync(folder);
  return names
    .filter((name) => name.endsWith('.yaml') && !names.includes(name.replace('.yaml', COMPLETE)))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const id = name.replace(COMPLETE, '').replace('.yaml', '');
      return { id, file: `${CONTRACTS}/${name}`, text };
    });
}

/** Workspaces of the programs for download. */
const PROGRAMS = ['@frontier/sandbox', '@frontier/mcp'];

/** Readers run the programs with `npx`, without the repository. */
export function packPrograms(site: string): void {
  const folder = path.join(site, 'downloads');
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'pack-'));
  const workspaces = PROGRAMS.flatMap((name) => ['--workspace', name]);
  execFileSync('npm', ['pack', ...workspaces, '--pack-destination', own, '--silent'], {
    env: { ...process.env, FRONTIER_SITE: path.resolve(site) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for (const name of readdirSync(own)) {
    const target = path.join(folder, name.replace(/-[\d.]+\.tgz$/, '.tgz'));
    renameSync(path.join(own, name), target);
    writeSum(target);
  }
  rmSync(own, { recursive: true });
}

const MADE_JOURNEYS = path.join(__dirname, '../../packages/sandbox/dist/journeys');
/** Files that a journey sends. */
const SENT = /\$file\('\.\/([^']+)'\)/g;

/** Writes each journey as an Arazzo document, and a tarball with everything needed to run them. */
export function packJourneys(site: string): void {
  const folder = path.join(site, 'downloads/jornadas');
  const own = path.join(folder, 'frontier-jornadas');
  mkdirSync(folder, { recursive: true });
  cpSync(MADE_JOURNEYS, own, { recursive: true });
  for (const name of readdirSync(path.join(site, CONTRACTS))) {
    const isContract = name.endsWith('.yaml') && !name.endsWith(COMPLETE);
    if (isContract) cpSync(path.join(site, CONTRACTS, name), path.join(own, name));
  }
  for (const name of readdirSync(MADE_JOURNEYS)) {
    const text = readFileSync(path.join(MADE_JOURNEYS, name), 'utf8');
    // Outside the tarball, a document refers to the contracts of the site.
    const alone = text.replaceAll('url: ./', `url: ../../${CONTRACTS}/`);
    writeFileSync(path.join(folder, name), alone);
    for (const [, file = ''] of text.matchAll(SENT))
      writeFileSync(path.join(own, file), '%PDF-1.7\n');
  }
  writeTarball(path.join(folder, 'frontier-jornadas.tgz'), own, 'frontier-jornadas');
  rmSync(own, { recursive: true });
}

/**
 * Writes the CycloneDX SBOM that npm derives from the lockfile. It omits npm's serial number, the time and the folder's
 * name, so that the same lockfile and npm yield the same bytes.
 */
export function writeSbom(site: string): void {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const written = execFileSync('npm', options, {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { serialNumber: _serialNumber, metadata, ...sbom } = JSON.parse(written);
  const { timestamp: _timestamp, component, ...others } = metadata;
  const named = { ...sbom, metadata: { ...others, component: { ...component, name: REPOSITORY } } };
  writeFileSync(path.join(site, 'downloads/frontier.cdx.json'), `${JSON.stringify(named)}\n`);
}

const LICENCE = path.join(__dirname, '../../LICENSE');
const BLOCK = 512;

/**
 * Packs a folder with the licence, and writes a checksum for `sha256sum --check`. The same files yield the same bytes,
 * in sorted order without times and users. It unpacks to the folder `prefix`.
 */
function writeTarball(target: string, folder: string, prefix: string): void {
  const files = listOutputFiles(folder).map((name): [string, Buffer] => [
    name,
    readFileSync(path.join(folder, name)),
  ]);
  const entries = [...files, ['LICENSE', readFileSync(LICENCE)] as const].flatMap(
    ([name, bytes]) => [
      writeHeader(`${prefix}/${name}`, bytes.length),
      bytes,
      Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
    ],
  );
  const packed = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  writeFileSync(target, packed);
  writeSum(target);
}

function writeSum(file: string): void {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${path.basename(file)}\n`);
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
