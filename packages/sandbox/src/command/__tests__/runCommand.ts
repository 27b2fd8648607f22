import { expect, vi } from 'vitest';
import { main } from '../main.js';

/** Runs the command in this process; captures the exit code and both outputs. */
export function runCommand(...words: string[]) {
  let text = '';
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((part) => {
      text += part;
      return true;
    }),
  );
  const exit = main(words).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return {
    exit,
    printed: () => text,
    async prints(pattern: RegExp) {
      await expect.poll(() => text).toMatch(pattern);
      return pattern.exec(text) as RegExpExecArray;
    },
    async stop() {
      process.emit('SIGINT');
      expect(await exit).toBe(0);
    },
  };
}
