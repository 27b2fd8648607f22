import { beforeEach, expect, it, vi } from 'vitest';

interface Navigation {
  request: { mode: string; url: string };
  respondWith: (answer: Promise<Response>) => void;
}

const kept = new Map<string, Response>();
const network = vi.fn<() => Promise<Response>>();
let answerFetch: (event: Navigation) => void;

/** Opens an address; `undefined` when the worker leaves it to the browser. */
async function open(url: string, mode = 'navigate'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  answerFetch({ request: { mode, url }, respondWith: (given) => (answer = given) });
  return (await answer)?.text();
}

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (name: string) => kept.get(name)?.clone(),
      put: async (name: string, page: Response) => void kept.set(name, page),
    }),
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

it('opens the page of the network, and the last one without a network', async () => {
  const page = 'https://docs.frontier.example/experimente';
  for (const version of ['first', 'second']) {
    network.mockResolvedValueOnce(new Response(version));
    expect(await open(page)).toBe(version);
  }
  network.mockRejectedValueOnce(new TypeError('offline'));
  expect(await open(page)).toBe('second');
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
