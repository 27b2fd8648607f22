import { afterAll, expect, it, vi } from 'vitest';

interface Navigation {
  request: { mode: string; url: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<void>) => void;
}

const network = vi.fn<() => Promise<Response>>();
const keep = vi.fn<() => Promise<void>>();
let answerFetch: (event: Navigation) => void = () => undefined;

vi.stubGlobal('fetch', network);
vi.stubGlobal('caches', { open: async () => ({ put: keep }) });
vi.stubGlobal('self', {
  addEventListener: (_: string, listener: typeof answerFetch) => {
    answerFetch = listener;
  },
});
await import('../../offline.js' as string);
// Files of tests share a process.
afterAll(() => vi.unstubAllGlobals());

/** Opens an address; `undefined` when the worker leaves it to the browser. */
async function open(path: string, mode = 'navigate'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const works: Promise<void>[] = [];
  answerFetch({
    request: { mode, url: `https://docs.frontier.example${path}` },
    respondWith: (given) => (answer = given),
    waitUntil: (work) => works.push(work),
  });
  const text = (await answer)?.text();
  await Promise.allSettled(works);
  return text;
}

it('opens the page of the network also on a full disk', async () => {
  keep.mockRejectedValueOnce(new Error('full'));
  network.mockResolvedValueOnce(new Response('fresh'));
  expect(await open('/experimente')).toBe('fresh');
  expect(keep).toHaveBeenCalledOnce();
});

it('keeps no error page', async () => {
  network.mockResolvedValueOnce(new Response('busy', { status: 503 }));
  keep.mockClear();
  await open('/experimente');
  expect(keep).not.toHaveBeenCalled();
});

it('leaves other pages and files to the browser', async () => {
  expect(await open('/experimente-offline.js')).toBeUndefined();
  expect(await open('/experimente', 'cors')).toBeUndefined();
  expect(await open('/docs')).toBeUndefined();
});
