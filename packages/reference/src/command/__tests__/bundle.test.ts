import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { say } from '@frontier/openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../labels/languageTables.js';
import { parseArguments } from '../parseArguments.js';
import { createCommandFolder } from './commandFolder.js';

const { folder, read, remove, run, write } = createCommandFolder();
mkdirSync(path.join(folder, 'api'));
mkdirSync(path.join(folder, 'shared'));
write(
  'api/openapi.yaml',
  'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /a: {get: {responses: {"200": {$ref: ../shared/ok.yaml}}}}\n',
);
write('shared/ok.yaml', 'description: All is well\n');

afterAll(remove);

describe('--bundle', () => {
  it('is what the fault of a reference to another file names', async () => {
    const { status, stderr } = await run(['api/openapi.yaml']);
    expect(status).toBe(1);
    expect(stderr).toContain('--bundle');
  });

  it('reads the files of the document’s folder, or of the one that --root names', async () => {
    const refused = await run(['api/openapi.yaml', '--bundle']);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('api/openapi.yaml:4:34 #/paths/~1a/get/responses/200/$ref');
    expect(refused.stderr).toContain('"../shared/ok.yaml": it leads out of that folder');
    expect(refused.stderr).toContain('--root');
    const made = await run(['api/openapi.yaml', '--bundle', '--root', '.', '--out', 'page.html']);
    expect(made).toEqual({ status: 0, stderr: '', stdout: '' });
    expect(read('page.html')).toContain('All is well');
  });

  it('writes over no file that was read', async () => {
    const out = ['--root', '.', '--out', 'shared/ok.yaml'];
    const { status, stderr } = await run(['api/openapi.yaml', '--bundle', ...out]);
    expect(status).toBe(1);
    expect(stderr).toContain('shared/ok.yaml holds');
    expect(read('shared/ok.yaml')).toBe('description: All is well\n');
  });

  it.each([
    [['--bundle'], '--bundle: - has no folder of files'],
    [['/dev/stdin', '--bundle'], '--bundle: /dev/stdin has no folder of files'],
    [
      ['https://u:p@example.com/a.yaml?k=1', '--bundle'],
      '--bundle: https://…@example.com/a.yaml?…',
    ],
    [['a.yaml', '--root', '.'], '--root: only with --bundle.'],
    [['a.yaml', '--bundle', '--root'], '--root: give a folder.'],
  ])('is refused: %j', (args, message) => {
    const said = parseArguments(args).faults.map((fault) => say(fault, LANGUAGES.en));
    expect(said).toEqual([expect.stringContaining(message)]);
  });
});
