#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const compiler = path.join(path.dirname(resolve('typescript/package.json')), 'bin/tsc');

/**
 * Compiles a package into its `dist/`, unless nothing changed since the last time.
 *
 * @param {string} root the package's folder.
 * @param {{ inputs?: string[], begin?: (dist: string) => unknown, finish?: (dist: string) => unknown }} [options]
 * `inputs` are further source files or folders; `begin` adds files to `dist/` that the compiler needs, `finish` others.
 */
export async function compilePackage(root, { inputs = [], begin, finish } = {}) {
  const dist = path.join(root, 'dist');
  // The stamp is written last, so its time is that of the last complete build.
  const stamp = path.join(dist, '.built');
  const sources = ['package.json', 'tsconfig.json', '../tsconfig.json', 'scripts', 'src'];
  if (isFresh([...sources.map((name) => path.join(root, name)), ...inputs], stamp)) return;
  rmSync(dist, { recursive: true, force: true });
  // A tarball keeps the modes of its files; they are the same whoever builds it.
  process.umask(0o022);
  mkdirSync(dist);
  await begin?.(dist);
  // More checkers repeat much of its work. Its errors have paths from the repository's root.
  const options = [compiler, '-p', root, '--checkers', '1'];
  const cwd = path.resolve(root, '../..');
  const { status } = spawnSync(process.execPath, options, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  await finish?.(dist);
  writeFileSync(stamp, '');
}

/** Whether nothing was changed, added or removed since the stamp was written. */
function isFresh(inputs, stamp) {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return inputs.flatMap(withContent).every((name) => statSync(name).mtimeMs < built);
}

function withContent(input) {
  const found = statSync(input, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [input] : [];
  const below = readdirSync(input, { recursive: true, encoding: 'utf8' });
  return [
    input,
    ...below.filter((name) => !name.includes('__tests__')).map((name) => path.join(input, name)),
  ];
}

// npm starts the command through a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await compilePackage(process.cwd());
}
