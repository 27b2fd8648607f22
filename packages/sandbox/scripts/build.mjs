import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Compiles the package into `dist/`: the modules, the rules and migrations they read, the contracts of this
 * repository with what was made of them, and a database with empty tables: a start only opens these.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
const specs = path.resolve(root, '../../specs');
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Written last: its time is that of the last whole build. */
const stamp = path.join(dist, '.built');
if (isFresh()) process.exit(0);

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', root], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
chmodSync(path.join(dist, 'command/bin.js'), 0o755);
for (const name of ['rules/rules.yml', 'store/migrations', 'story/story.yml']) {
  cpSync(path.join(root, 'src', name), path.join(dist, name), { recursive: true });
}
cpSync(specs, path.join(dist, 'specs'), { recursive: true });
const { writeCluster } = await import(path.join(dist, 'store/writeCluster.js'));
const { collectKept } = await import(path.join(dist, 'server/prepareContracts.js'));
await writeCluster(path.join(dist, 'cluster.tar'));
const kept = await collectKept(path.join(dist, 'specs'));
writeFileSync(path.join(dist, 'contracts.json'), JSON.stringify(kept));
writeFileSync(stamp, '');

/** Whether nothing was changed, added or removed since the last build. */
function isFresh() {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const below = (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.includes('__tests__'))
      .map((name) => path.join(folder, name));
  const src = path.join(root, 'src');
  return [
    ...['package.json', 'tsconfig.json', 'scripts'].map((name) => path.join(root, name)),
    ...[src, ...below(src), specs, ...below(specs)],
  ].every((name) => statSync(name).mtimeMs < built);
}
