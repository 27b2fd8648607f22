import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

/** The command as the package's build left it. */
const COMMAND = path.resolve('packages/reference/dist/command');

/** What a run left behind. */
interface Run {
  readonly status: number | null;
  readonly stderr: string;
  readonly stdout: string;
}

/** A small document. */
export function writeDocument(title: string, ids: readonly string[] = ['listar']): string {
  const operations = ids.map(
    (id) =>
      `  /${id}:\n    get: {operationId: ${id}, tags: [Tudo], responses: {"200": {description: Feito}}}\n`,
  );
  return `openapi: 3.1.0\ninfo: {title: ${title}, version: "2"}\npaths:\n${operations.join('')}`;
}

/** A new folder that the command is run in. */
export function createCommandFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-command-'));
  return {
    folder,
    /** Runs the command in this process: it has loaded what a program of its own would load each time. */
    run: (args: readonly string[]) => runHere(args, folder),
    /** Runs it as the program it is, with something to read. */
    runProgram(args: readonly string[], input: string): Run {
      const { status, stderr, stdout } = spawnSync(
        process.execPath,
        [path.join(COMMAND, 'bin.js'), ...args],
        { cwd: folder, encoding: 'utf8', input },
      );
      return { status, stderr, stdout };
    },
    /** @returns the name, as the command is given it. */
    write(name: string, content: string | Uint8Array): string {
      writeFileSync(path.join(folder, name), content);
      return name;
    },
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runHere(args: readonly string[], folder: string): Promise<Run> {
  const load = (file: string) => import(pathToFileURL(path.join(COMMAND, file)).href);
  const { main }: typeof import('../main.js') = await load('main.js');
  const { writeReference }: typeof import('../writeReference.js') = await load('writeReference.js');
  const home = process.cwd();
  const written = { stderr: '', stdout: '' };
  const spies = (['stderr', 'stdout'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text, ...rest) => {
      written[stream] += text;
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    }),
  );
  process.chdir(folder);
  try {
    return { status: await main(args, writeReference), ...written };
  } finally {
    process.chdir(home);
    for (const spy of spies) spy.mockRestore();
  }
}
