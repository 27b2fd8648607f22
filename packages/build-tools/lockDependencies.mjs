import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Writes `locked/package.json` and `locked/package-lock.json` into the package of the current folder. With them
 * `npm ci` installs its tarball, as `package.tgz`, with the versions and checksums of the repository's lockfile:
 * npm reads no lockfile inside a tarball. An argument names another folder than `locked`.
 */
const root = path.resolve('../..');
const { packages } = readJson(path.join(root, 'package-lock.json'));
const { bin, dependencies, name, version } = readJson('package.json');
const folder = path.relative(root, process.cwd());

const own = { [name]: 'file:package.tgz' };
const locked = {
  '': { dependencies: own },
  [`node_modules/${name}`]: { version, resolved: own[name], dependencies, bin },
};
const waiting = [folder];
for (const from of waiting) {
  for (const wanted of Object.keys(packages[from].dependencies ?? {})) {
    const found = find(from, wanted);
    const path = found.replace(`${folder}/`, '');
    if (locked[path]) continue;
    const { bin: commands, dependencies: further, integrity, version: exact } = packages[found];
    locked[path] = { version: exact, integrity, dependencies: further, bin: commands };
    waiting.push(found);
  }
}
const target = process.argv[2] ?? 'locked';
mkdirSync(target, { recursive: true });
writeJson('package.json', { private: true, dependencies: own });
writeJson('package-lock.json', { lockfileVersion: 3, requires: true, packages: locked });

/** Finds a package like Node: in the folder of the one that wants it, then in those above. */
function find(from, wanted) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = path.posix.join(at, 'node_modules', wanted);
    if (packages[found]?.integrity) return found;
    if (at === '') throw new Error(`package-lock.json: no ${wanted} for ${from}`);
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, value) {
  writeFileSync(path.join(target, file), `${JSON.stringify(value, null, 2)}\n`);
}
