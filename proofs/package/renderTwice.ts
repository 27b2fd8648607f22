import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const COMMAND = 'frontier-reference';

/** What a stranger writes to render a document from a program: its path, and that of the page. */
const API_SCRIPT = `import { writeFile } from 'node:fs/promises';
import { english as labels, loadReference, renderStandalonePage } from '@frontier/reference';

const [, , source, page] = process.argv;
try {
  const service = await loadReference(source, { labels });
  await writeFile(page, renderStandalonePage(service, { labels }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
`;

export interface RenderedTwice {
  /** Of Node. */
  readonly version: string;
  /** Bytes of each page. */
  readonly byCommand: number;
  readonly byApi: number;
  readonly isSame: boolean;
}

/**
 * Renders a document by the installed command and by a script with the API.
 *
 * @param node the program to run both with.
 * @param folder where the renderer is installed.
 * @throws {Error} with what the one that failed says.
 */
export function renderTwice(node: string, folder: string, document: string): RenderedTwice {
  // `npx` and the command run by the first `node` of the path.
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const run = (program: string, ...args: readonly string[]) => {
    const { status, stderr, stdout } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH },
    });
    if (status !== 0) throw new Error(`${[program, ...args].join(' ')}:\n${stderr}`);
    return stdout.trim();
  };
  const read = (name: string) => readFileSync(path.join(folder, name));
  run('npx', '--no-install', COMMAND, document, '--out', 'command.html');
  writeFileSync(path.join(folder, 'render.mjs'), API_SCRIPT);
  run('node', 'render.mjs', document, 'script.html');
  const [byCommand, byApi] = [read('command.html'), read('script.html')];
  return {
    version: run('node', '--version'),
    byCommand: byCommand.length,
    byApi: byApi.length,
    isSame: byCommand.equals(byApi),
  };
}
