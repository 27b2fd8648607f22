import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Milliseconds without a further change: editors save in several steps. */
const SETTLE_MS = 80;

/** Watches files by their folders, so that one which an editor replaces is still watched. */
export class FileWatcher {
  private names = new Map<string, Set<string>>();
  private readonly watchers = new Map<string, FSWatcher>();
  private timer: NodeJS.Timeout | undefined;
  private calls = Promise.resolve();

  /** @param onChange called when files were saved and rest, and never while an earlier call goes on. */
  constructor(private readonly onChange: () => Promise<void>) {}

  /**
   * Watches these files, and no longer those of an earlier call.
   *
   * @throws what the file system says of a folder that is not there.
   */
  watch(files: readonly string[]): void {
    this.names = new Map();
    for (const file of files) {
      const { base, dir } = path.parse(path.resolve(file));
      this.names.set(dir, (this.names.get(dir) ?? new Set()).add(base));
    }
    for (const [folder, watcher] of this.watchers) {
      if (this.names.has(folder)) continue;
      watcher.close();
      this.watchers.delete(folder);
    }
    for (const folder of this.names.keys()) {
      if (this.watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => this.note(folder, name));
      this.watchers.set(folder, watcher);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private note(folder: string, name: string | null): void {
    if (name !== null && !this.names.get(folder)?.has(name)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.calls = this.calls.then(this.onChange);
    }, SETTLE_MS);
  }
}
