import { afterEach, describe, expect, it } from 'vitest';
import { say } from '../../labels/faults/index.js';
import { LANGUAGES } from '../../labels/languageTables.js';
import { parseArguments } from '../parseArguments.js';
import { PreviewServer } from '../preview/PreviewServer.js';
import type { Preview } from '../preview/renderPreview.js';

const EMPTY: Preview = {
  rendering: '1',
  files: new Map(),
  otherwise: { status: 404, html: '' },
  faults: undefined,
  warnings: undefined,
  parts: [],
};
const servers: PreviewServer[] = [];

function createServer(): PreviewServer {
  const server = new PreviewServer(EMPTY);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

describe('--serve on the command line', () => {
  it.each([
    [['--serve', 'a.yaml'], undefined, ['a.yaml']],
    [['a.yaml', '--serve'], undefined, ['a.yaml']],
    [['--serve', '8080', 'a.yaml', 'b.yaml'], 8080, ['a.yaml', 'b.yaml']],
    [['--serve=0', 'a.yaml', '--layout', 'tag'], 0, ['a.yaml']],
  ])('takes a port or none: %j', (args, port, sources) => {
    const { faults, options } = parseArguments(args);
    expect(faults).toEqual([]);
    expect(options.serve).toEqual({ port });
    expect(options.sources).toEqual(sources);
  });

  it.each([
    [['--serve', '65536', 'a.yaml'], ['--serve 65536: use 0–65535.']],
    [['--serve=a.yaml', 'b.yaml'], ['--serve a.yaml: use 0–65535.']],
    [['a.yaml', '--serve', '--out', 'x'], ['--serve and --out: use one of them.']],
    [['--serve'], ['--serve shows files that are saved, not standard input; give a document.']],
  ])('is refused: %j', (args, messages) => {
    const { faults } = parseArguments(args);
    expect(faults.map((fault) => say(fault, LANGUAGES.en))).toEqual(messages);
  });
});

describe('the preview', () => {
  it('takes the next port when one is taken, unless that one was asked for', async () => {
    const first = await createServer().listen(undefined);
    const second = await createServer().listen(undefined);
    const [one, other] = [first, second].map((address) => Number(new URL(address).port));
    expect(one).toBeGreaterThanOrEqual(4000);
    expect(other).toBeGreaterThan(one ?? 0);
    await expect(createServer().listen(other)).rejects.toThrow(
      `--serve ${other}: taken by another program; give another port.`,
    );
  });

  it('changes nothing: it only answers to GET and HEAD', async () => {
    const address = await createServer().listen(0);
    const asked = ['GET', 'HEAD', 'POST', 'DELETE'].map((method) => fetch(address, { method }));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 405, 405]);
  });

  it('tells a page its rendering at once, and each one after it', async () => {
    const server = createServer();
    const { body } = await fetch(`${await server.listen(0)}events`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('data: 1\n\n');
    server.show({ ...EMPTY, rendering: '2' });
    expect((await reader?.read())?.value).toBe('data: 2\n\n');
  });
});
