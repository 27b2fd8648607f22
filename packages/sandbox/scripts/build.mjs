import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackage } from '@frontier/build-tools';
import { bundleCommand } from '@frontier/build-tools/bundle-command';
import { formatFaults, parseContract, printYaml, readOverlay } from '@frontier/openapi';
import { resolveContract } from '@frontier/openapi/resolve';
import { parse } from 'yaml';
import { buildConsole } from './buildConsole.mjs';
import { buildTab } from './buildTab.mjs';
import { fillLists, readTables, writeTypes } from './readTables.mjs';
import { withoutChance } from './withoutChance.mjs';
import { writeChecks } from './writeChecks.mjs';
import { writeRequests } from './writeRequests.mjs';

/*
 * Writes `dist/`: modules and their data, contracts with overlays, a database with empty tables for a fast start, the
 * console, and the page that runs the simulator in a tab.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const { homepage } = require('../package.json');
const contracts = path.resolve(root, '../../specs');
const docs = path.resolve(root, '../../apps/portal/docs/frontier');
/** Recordings answer the open questions and prove the steps of the homologation. */
const questions = path.join(docs, 'perguntas.yml');
const steps = path.join(docs, 'homologacao.yml');
const browser = path.join(root, 'console');
const readText = (name) => readFileSync(path.join(root, 'src', name), 'utf8');
const rules = parse(readText('rules/rules.yml'));
let statements;
let resolved;
const shared = ['tokens.css', 'controls.css', 'browser'].map((name) =>
  require.resolve(`@frontier/reference/${name}`),
);

await compilePackage(root, {
  inputs: [
    contracts,
    questions,
    steps,
    path.join(browser, 'index.html'),
    path.join(browser, 'tab.html'),
    path.join(browser, 'offline.js'),
    path.join(browser, 'src'),
    ...shared,
    path.dirname(require.resolve('@frontier/openapi/resolve')),
  ],
  async begin(dist) {
    resolved = writeContracts(path.join(dist, 'specs'));
    statements = fillLists(readText('store/tables.sql'), resolved);
    writeFileSync(path.join(dist, 'tables.d.ts'), writeTypes(readTables(statements)));
    const { chamadas } = rules.find(({ id }) => id === 'campos-obrigatorios').parameters;
    writeFileSync(path.join(dist, 'requests.d.ts'), await writeRequests(resolved, chamadas));
  },
  async finish(dist) {
    writeFileSync(path.join(dist, 'data.js'), writeData(resolved));
    const { writeCluster } = await import(path.join(dist, 'node/writeCluster.js'));
    await withoutChance(() => writeCluster(path.join(dist, 'cluster.tar')));
    writeFileSync(path.join(dist, 'contracts.json'), JSON.stringify(resolved));
    await writeChecks(dist, resolved);
    // Defines all rules, as `loadRules` requires.
    await import(path.join(dist, 'node/createSimulator.js'));
    const { loadRules } = await import(path.join(dist, 'rules/loadRules.js'));
    const { writeArazzo } = await import(path.join(dist, 'story/writeArazzo.js'));
    mkdirSync(path.join(dist, 'journeys'));
    for (const [name, text] of writeArazzo(resolved, loadRules())) {
      writeFileSync(path.join(dist, 'journeys', `${name}.arazzo.yaml`), text);
    }
    await buildConsole(path.join(root, 'console'), path.join(dist, 'console'), homepage);
    await buildTab(root, dist);
    const command = { in: path.join(dist, 'command/bin.js'), out: 'command/bin' };
    await bundleCommand(dist, command, { installed: ['@electric-sql/pglite', 'pg'] });
  },
});

/** The data that modules read, as a module: a browser opens no files. */
function writeData(resolved) {
  const data = {
    rules,
    states: parse(readText('rules/states.yml')),
    story: parse(readText('story/story.yml')),
    statements,
    tables: readTables(statements),
    sequences: [...statements.matchAll(/^create sequence (\w+)/gm)].map(([, name]) => name),
    calls: resolved.flatMap(({ operations }) => operations.map(({ id }) => id)),
    questions: parse(readFileSync(questions, 'utf8')).flatMap((area) => area.questions),
    steps: parse(readFileSync(steps, 'utf8')).flatMap(({ name, steps: own }) =>
      own.map((step) => ({ ...step, journey: name })),
    ),
  };
  const constants = Object.entries(data).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return constants.join('');
}

/** Writes the contracts with their overlays: the simulator uses the examples and the assumed types. */
function writeContracts(folder) {
  mkdirSync(folder);
  const warnings = [];
  const documents = readdirSync(contracts).flatMap((name) => {
    const source = path.join(contracts, name);
    const overlay = name.endsWith('.yaml') && readOverlay('', source);
    if (!overlay) return [];
    const origin = { service: path.basename(name, '.yaml'), source };
    const document = parseContract(readFileSync(source), origin, overlay);
    warnings.push(...document.warnings);
    writeFileSync(path.join(folder, name), printYaml(document));
    return [[document, origin]];
  });
  // A missing example may be the consequence.
  if (warnings.length > 0) console.error(formatFaults(warnings, 'warning'));
  return documents.map(([document, origin]) => resolveContract(document, origin));
}
