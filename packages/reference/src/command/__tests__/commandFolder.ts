import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The command as the package's build left it. */
const BIN = path.resolve('packages/reference/dist/command/bin.js');

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
    run(args: readonly string[], input = '') {
      const { status, stderr, stdout } = spawnSync(process.execPath, [BIN, ...args], {
        cwd: folder,
        encoding: 'utf8',
        input,
      });
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
