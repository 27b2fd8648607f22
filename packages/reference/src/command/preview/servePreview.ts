import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Phrase, say } from '../../labels/faults/index.js';
import { type LanguageTable, phrase } from '../../labels/languageTables.js';
import type { CliOptions } from '../parseArguments.js';
import { FileWatcher } from './FileWatcher.js';
import { PreviewServer } from './PreviewServer.js';
import { renderPreview } from './renderPreview.js';

/**
 * Shows the reference on this machine and anew whenever a file of a document, the logo or the stylesheet is
 * saved, until the program is asked to end (Ctrl+C).
 *
 * @param port the one to use; without it, the first free one from 4000 on.
 * @throws {CommandError} when the port is taken.
 */
export async function servePreview(
  options: CliOptions,
  language: LanguageTable,
  port: number | undefined,
): Promise<void> {
  const ended = waitForEnd();
  const started = Date.now().toString(36);
  let count = 0;
  const render = async () => {
    count += 1;
    const preview = await renderPreview(options, language, `${started}-${count}`);
    if (preview.faults !== undefined) process.stderr.write(`${preview.faults}\n`);
    else if (count > 1) print(phrase('command.previewUpdated'));
    if (preview.warnings !== undefined) process.stderr.write(`${preview.warnings}\n`);
    const parts = preview.parts.filter((file) => existsSync(path.dirname(file)));
    watcher.watch([...listFiles(options), ...parts]);
    return preview;
  };
  const print = (text: Phrase) => process.stdout.write(`${say(text, language)}\n`);
  // In a later step, when the files are already watched: nothing saved meanwhile is missed.
  const starting = Promise.resolve()
    .then(render)
    .then((preview) => new PreviewServer(preview));
  const watcher = new FileWatcher(async () => {
    const server = await starting;
    server.show(await render());
  });
  watcher.watch(listFiles(options));
  const server = await starting;
  try {
    print(phrase('command.previewReady', { address: await server.listen(port) }));
    await ended;
  } finally {
    watcher.close();
    await server.close();
  }
}

/** What is read from this machine; addresses are read again with the rest. */
function listFiles({ css, logo, sources }: CliOptions): string[] {
  return [...sources, logo, css]
    .filter((file) => file !== undefined)
    .filter((file) => !/^https?:\/\//i.test(file));
}

function waitForEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
