import { type Endpoint, expose } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function startClient(answers: object) {
  const { port1, port2 } = new MessageChannel();
  expose({ start: async () => undefined, ...answers }, port2 as Endpoint);
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', function startWorker() {
    return Object.assign(port1, { terminate: () => port1.close() });
  });
  const { TabClient } = await import('../tab/TabClient.js');
  return TabClient.start({
    worker: '/worker.js',
    files: { wasm: '', data: '', cluster: '' },
    onProgress: () => undefined,
  });
}

it('has changes after a call that writes, until the state can be made again', async () => {
  const client = await startClient({
    call: async () => ({ status: 200, headers: [], body: undefined }),
  });
  await client.send('http://localhost/api/v1/cadastros');
  expect(client.isChanged).toBe(false);
  await client.send('http://localhost/_sandbox/clock', { method: 'PUT' });
  expect(client.isChanged).toBe(true);
  await client.send('http://localhost/_sandbox/seed', { method: 'POST' });
  expect(client.isChanged).toBe(false);
  client.close();
});

it('rejects open and later calls once it is closed', async () => {
  const client = await startClient({ call: () => new Promise(() => undefined) });
  const open = client.send('http://localhost/api/v1/cadastros');
  client.close();
  await expect(open).rejects.toThrow(TypeError);
  await expect(client.send('http://localhost/api/v1/cadastros')).rejects.toThrow(TypeError);
});
