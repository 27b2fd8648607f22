import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { readOptions } from '../readOptions.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** The arguments of each line with this instruction. */
const linesOf = (instruction: string): string[] =>
  read('Containerfile')
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

const { sandbox, database } = (
  parse(read('compose.yaml')) as {
    services: Record<'sandbox' | 'database', { command?: string[]; environment: object }>;
  }
).services;
const entry = JSON.parse(linesOf('ENTRYPOINT')[0] ?? '') as string[];

it('the image installs what npm packs, and runs its command without rights', () => {
  const { name, version, bin } = JSON.parse(read('package.json')) as {
    name: string;
    version: string;
    bin: Record<string, string>;
  };
  const tarball = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const [source = '', target = ''] = linesOf('COPY')[0]?.split(' ') ?? [];
  const [start = '', end] = source.split('*');
  expect(tarball.startsWith(start) && tarball.endsWith(end ?? '')).toBe(true);
  expect(read('Containerfile.dockerignore')).toContain(`!${source}`);
  const folder = makeTempFolder();
  execFileSync(process.execPath, ['../build-tools/lockDependencies.mjs', folder], {
    cwd: root,
  });
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const { '': own, [`node_modules/${name}`]: packed, ...others } = lock.packages;
  expect(own).toEqual({ dependencies: { [name]: `file:${target.replace('./', '')}` } });
  expect(packed).toMatchObject({ version, bin });
  expect(Object.keys(others).length).toBeGreaterThan(20);
  for (const { integrity } of Object.values(others)) expect(integrity).toMatch(/^sha512-/);
  expect(linesOf('COPY')[1]).toBe('locked ./');
  expect(linesOf('RUN')[0]).toMatch(/^npm ci /);
  expect(entry[0]).toBe(`node_modules/.bin/${Object.keys(bin)[0]}`);
  expect(linesOf('USER')).toEqual(['node']);
});

it('the container listens where its port is published: on this machine alone', () => {
  const options = readOptions([...entry.slice(1), ...(sandbox.command ?? [])]);
  expect(options).toMatchObject({ host: '0.0.0.0', openControl: true });
  expect(linesOf('EXPOSE')).toEqual([String(options.port)]);
  expect(sandbox).toHaveProperty('ports', [`127.0.0.1:${options.port}:${options.port}`]);
  expect(database).not.toHaveProperty('ports');
  expect(linesOf('HEALTHCHECK')[0]).toContain(`127.0.0.1:${options.port}/health`);
});

it('compose gives the simulator the database', () => {
  const { POSTGRES_DB, POSTGRES_PASSWORD, POSTGRES_USER } = database.environment as Record<
    string,
    string
  >;
  const url = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database/${POSTGRES_DB}`;
  expect(sandbox.environment).toEqual({ DATABASE_URL: url });
});
