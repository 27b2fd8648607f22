import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackage } from '../../../scripts/compile.mjs';

/*
 * Compiles the package into `dist/`: the modules, the rules and migrations they read, the contracts of this
 * repository with what was made of them, and a database with empty tables: a start only opens these.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const contracts = path.resolve(root, '../../specs');

await compilePackage(root, {
  inputs: [contracts],
  async finish(dist) {
    for (const name of ['rules/rules.yml', 'store/migrations', 'story/story.yml']) {
      cpSync(path.join(root, 'src', name), path.join(dist, name), { recursive: true });
    }
    cpSync(contracts, path.join(dist, 'specs'), {
      recursive: true,
      filter: (file) => file === contracts || file.endsWith('.yaml'),
    });
    const { writeCluster } = await import(path.join(dist, 'store/writeCluster.js'));
    const { collectKept } = await import(path.join(dist, 'server/prepareContracts.js'));
    await writeCluster(path.join(dist, 'cluster.tar'));
    const kept = await collectKept(path.join(dist, 'specs'));
    writeFileSync(path.join(dist, 'contracts.json'), JSON.stringify(kept));
    // It knows every behaviour that a rule is of.
    await import(path.join(dist, 'server/createSandbox.js'));
    const { loadRules } = await import(path.join(dist, 'rules/Rules.js'));
    const { writeArazzo } = await import(path.join(dist, 'story/writeArazzo.js'));
    mkdirSync(path.join(dist, 'journeys'));
    for (const [name, text] of writeArazzo(Object.values(kept), loadRules())) {
      writeFileSync(path.join(dist, 'journeys', `${name}.arazzo.yaml`), text);
    }
  },
});
