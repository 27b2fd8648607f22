import { beforeEach, expect, it, vi } from 'vitest';

interface Navigation {
  request: { mode: string; url: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<void>) => void;
}

const kept = new Map<string, Response>();
let isFull = false;
const network = vi.fn<() => Promise<Response>>();
let answerFetch: (event: Navigation) => void;

/** Opens an address; `undefined` when the worker leaves it to the browser. */
async function open(url: string, mode = 'navigate'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const works: Promise<void>[] = [];
  answerFetch({
    request: { mode, url },
    respondWith: (given) => (answer = given),
    waitUntil: (work) => works.push(work),
  });
  const text = (await answer)?.text();
  await Promise.allSettled(works);
  return text;
}

beforeEach(async () => {
  kept.clear();
  isFull = false;
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (name: string, page: Response) => {
        if (isFull) throw new Error('full');
        kept.set(name, page);
      },
    }),
    match: async (name: string) => kept.get(name)?.clone(),
  });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: typeof answerFetch) => {
      if (type === 'fetch') answerFetch = listener;
    },
  });
  vi.resetModules();
  await import('../../offline.js' as string);
  return () => vi.unstubAllGlobals();
});

it('opens the page of the network also on a full disk', async () => {
  isFull = true;
  network.mockResolvedValueOnce(new Response('fresh'));
  expect(await open('https://docs.frontier.example/experimente')).toBe('fresh');
});

it('keeps no error page', async () => {
  network.mockResolvedValueOnce(new Response('busy', { status: 503 }));
  await open('https://docs.frontier.example/experimente');
  expect(kept.size).toBe(0);
});

it('leaves other pages and files to the browser', async () => {
  expect(await open('https://docs.frontier.example/experimente-offline.js')).toBeUndefined();
  expect(await open('https://docs.frontier.example/experimente', 'cors')).toBeUndefined();
  expect(await open('https://docs.frontier.example/docs')).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});
