import { watch } from 'node:fs';
import path from 'node:path';

/** Milliseconds without a further change: editors save in several steps. */
const SETTLE_MS = 80;

/**
 * Watches files by their folders, so that one which an editor replaces is still watched.
 *
 * @param onChange called when files were saved and rest, and never while an earlier call goes on.
 * @returns ends it.
 * @throws what the file system says of a folder that is not there.
 */
export function watchFiles(files: readonly string[], onChange: () => Promise<void>): () => void {
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
