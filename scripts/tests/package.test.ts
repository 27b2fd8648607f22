import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal } from '../../apps/portal/portal.config';
import { type InstalledPackage, installAlone, packReference } from '../../proofs/package/install';
import { API_SCRIPT, renderTwice } from '../../proofs/package/renderTwice';

/*
 * The renderer as a stranger has it: packed, and installed from the tarball into an empty folder with
 * its production dependencies only. Once for all tests of this file.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'reference-package-'));
const app = path.join(scratch, 'app');
const contract = path.resolve(portal.services[0]?.snapshot ?? '');
/** A limit for what hangs: a busy machine takes its time. */
const LIMIT = 240_000;
const budget = JSON.parse(readFileSync('packages/reference/sizeBudget.json', 'utf8')) as Readonly<
  Record<'packedBytes' | 'unpackedBytes', number>
>;
/** What the command is when it is installed, in a few files. */
const BUNDLED = /^dist\/command\/(bundled-\w+\.js|THIRD-PARTY-NOTICES\.txt)$/;
const require = createRequire(import.meta.url);

let packed: ReturnType<typeof packReference>;
let installed: readonly InstalledPackage[];

beforeAll(() => {
  mkdirSync(app);
  packed = packReference(scratch);
  installed = installAlone(packed.file, app);
}, LIMIT);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a program in the folder of the installed package. */
function run(command: string, ...args: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(command, args, {
    cwd: app,
    encoding: 'utf8',
    // What a shell has, without the packages of this repository.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stderr, stdout };
}

const read = (name: string) => readFileSync(path.join(app, name), 'utf8');
const write = (name: string, lines: readonly string[]) =>
  writeFileSync(path.join(app, name), `${lines.join('\n')}\n`);

/** The operations of a page, by the address each has. */
function operationsOn(html: string): string[] {
  return [...html.matchAll(/<article[^>]* id="([^"]+)"/g)].map(([, id]) => String(id)).sort();
}

const operationIds = [...readFileSync(contract, 'utf8').matchAll(/^ +operationId: (\S+)$/gm)]
  .map(([, id]) => String(id))
  .sort();

describe('the packed renderer', () => {
  it('stays within its budget and holds modules, declarations, styles and papers only', () => {
    expect(packed.size).toBeLessThanOrEqual(budget.packedBytes);
    expect(packed.unpackedSize).toBeLessThanOrEqual(budget.unpackedBytes);
    const others = packed.names.filter(
      (name) =>
        !BUNDLED.test(name) &&
        !/^(node_modules\/@frontier\/openapi\/)?dist\/.*\.(js|json|d\.ts|css)$/.test(name),
    );
    expect(others.sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'media/reference.png',
      ...['LICENSE', 'README.md', 'package.json'].map(
        (name) => `node_modules/@frontier/openapi/${name}`,
      ),
      'package.json',
    ]);
    expect(packed.names.filter((name) => /__tests__|fixtures|\.test\.|\.map$/.test(name))).toEqual(
      [],
    );
  });

  it('brings the licence of every package that is in the command', () => {
    const notices = read('node_modules/@frontier/reference/dist/command/THIRD-PARTY-NOTICES.txt');
    for (const name of ['micromark', 'parse5', 'react', 'unified', 'yaml']) {
      expect(notices).toMatch(new RegExp(`^(.*, )?${name}(, |$)`, 'm'));
    }
    expect(notices).not.toContain('License: ');
  });

  it('declares the types of every module', () => {
    const modules = packed.names.filter(
      (name) => name.endsWith('.js') && !BUNDLED.test(name) && !name.startsWith('dist/standalone/'),
    );
    const undeclared = modules.filter(
      (name) => !packed.names.includes(name.replace(/\.js$/, '.d.ts')),
    );
    expect(modules.length).toBeGreaterThan(100);
    expect(undeclared).toEqual([]);
  });

  it('brings no browser, no bundler and no Docusaurus', () => {
    const names = installed.map(({ name }) => name);
    expect(names).toContain('@frontier/reference');
    const heavy =
      /^(@docusaurus|@rspack|@esbuild|@rollup|@swc|@babel)\/|^(esbuild|rollup|webpack|vite|tsx|typescript)$|playwright|puppeteer|chromium/;
    expect(names.filter((name) => heavy.test(name))).toEqual([]);
  });
});

describe('the installed renderer', () => {
  it(
    'renders a contract by its command, and the same page by a script of ten lines',
    () => {
      const { isSame } = renderTwice(process.execPath, app, contract);
      expect(operationIds.length).toBeGreaterThan(0);
      expect(operationsOn(read('command.html'))).toEqual(operationIds);
      expect(isSame).toBe(true);
      expect(read('node_modules/@frontier/reference/README.md')).toContain(API_SCRIPT);

      write('faulty.yaml', ['openapi: 3.1.0', 'info: {title: A, version: true}', 'paths: {}']);
      const refused = run(process.execPath, 'render.mjs', 'faulty.yaml', 'faulty.html');
      expect(refused.status).toBe(1);
      expect(refused.stderr).toContain('faulty.yaml:2:18 #/info/version');
    },
    LIMIT,
  );

  it.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])(
    'is typed for its users, with module resolution as in %s',
    (moduleResolution, module) => {
      write(`use.${moduleResolution}.mts`, [
        "import { loadReference, renderReference, type Service } from '@frontier/reference';",
        "import { english, renderStandaloneFolder } from '@frontier/reference';",
        "import { loadService, type SpecFault } from '@frontier/reference/document';",
        "import { startReference } from '@frontier/reference/browser';",
        "const service: Service = await loadReference('openapi.yaml');",
        'export const title: string = service.title;',
        'const options = { labels: english, downloads: [], layout: "tag", addressOf: String } as const;',
        'for (const page of renderReference(service, options)) {',
        '  if (page.kind === "page") use(page.html, page.anchors);',
        '}',
        'for (const { content, name } of renderStandaloneFolder(service, "operation")) use(String(content), [name]);',
        'declare function use(name: string, texts: readonly string[]): void;',
        'export const faults = (list: readonly SpecFault[]) => list.map(({ line }) => line);',
        'export { loadService, startReference };',
        // Types that are `any` would let this through.
        '// @ts-expect-error a title is a text',
        'export const wrong: number = service.title;',
      ]);
      const compilerOptions = {
        noEmit: true,
        strict: true,
        target: 'es2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [],
        // The declarations themselves are checked, which asks for every type they name.
        skipLibCheck: false,
        module,
        moduleResolution,
      };
      const config = { compilerOptions, files: [`use.${moduleResolution}.mts`] };
      write(`tsconfig.${moduleResolution}.json`, [JSON.stringify(config)]);
      const compiler = path.resolve(require.resolve('typescript/package.json'), '../bin/tsc');
      const ran = run(process.execPath, compiler, '-p', `tsconfig.${moduleResolution}.json`);
      expect([ran.status, ran.stdout]).toEqual([0, '']);
    },
    LIMIT,
  );

  it('exports what it says, and nothing beside it', () => {
    const inside = ['dist/load/readSource.js', 'dist/index.js', 'src/index.ts', 'load/readSource'];
    const { exports } = JSON.parse(read('node_modules/@frontier/reference/package.json')) as {
      exports: Readonly<Record<string, unknown>>;
    };
    const outside = Object.keys(exports).map((name) => `@frontier/reference${name.slice(1)}`);
    write('imports.mjs', [
      'const codes = [];',
      'for (const name of process.argv.slice(2)) {',
      "  try { import.meta.resolve(name); codes.push('found'); } catch ({ code }) { codes.push(code); }",
      '}',
      'console.log(JSON.stringify(codes));',
    ]);
    const names = [...outside, ...inside.map((name) => `@frontier/reference/${name}`)];
    const { stdout } = run(process.execPath, 'imports.mjs', ...names);
    expect(JSON.parse(stdout)).toEqual([
      ...outside.map(() => 'found'),
      ...inside.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'),
    ]);
    for (const name of outside) {
      const file = require.resolve(name, { paths: [app] });
      expect(readdirSync(path.dirname(file))).toContain(path.basename(file));
    }
  });
});
