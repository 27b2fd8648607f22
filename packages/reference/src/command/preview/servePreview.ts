import { watch } from 'node:fs';
import path from 'node:path';
import { type Phrase, say } from '@frontier/openapi';
import { type LanguageTable, phrase } from '../../labels/languageTables.js';
import type { CliOptions } from '../parseArguments.js';
import { PreviewServer } from './PreviewServer.js';
import { renderPreview } from './renderPreview.js';

/** Milliseconds without a further change: editors save in several steps. */
const SETTLE_MS = 80;

/**
 * Shows the reference on this machine and anew whenever a document, the logo or the stylesheet is
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
    return preview;
  };
  const print = (text: Phrase) => process.stdout.write(`${say(text, language)}\n`);
  // In a later step, when the files are already watched: nothing saved meanwhile is missed.
  const starting = Promise.resolve()
    .then(render)
    .then((preview) => new PreviewServer(preview));
  const stopWatching = watchFiles(listFiles(options), async () => {
    const server = await starting;
    server.show(await render());
  });
  const server = await starting;
  try {
    print(phrase('command.previewReady', { address: await server.listen(port) }));
    await ended;
  } finally {
    stopWatching();
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

/**
 * Watches files by their folders, so that one which an editor replaces is still watched.
 *
 * @param onChange called when files were saved and rest, and never while an earlier call goes on.
 * @returns ends it.
 * @throws what the file system says of a folder that is not there.
 */
function watchFiles(files: readonly string[], onChange: () => Promise<void>): () => void {
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    const { base, dir } = path.parse(path.resolve(file));
    names.set(dir, (names.get(dir) ?? new Set()).add(base));
  }
  let timer: NodeJS.Timeout | undefined;
  let calls = Promise.resolve();
  const watchers = [...names].map(([folder, own]) =>
    watch(folder, (_, name) => {
      if (name !== null && !own.has(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        calls = calls.then(onChange);
      }, SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
