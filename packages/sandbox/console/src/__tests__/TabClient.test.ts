import { type Endpoint, expose } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('rejects open and later calls once it is closed', async () => {
  const { port1, port2 } = new MessageChannel();
  const call = () => new Promise(() => undefined);
  expose({ start: async () => undefined, call }, port2 as Endpoint);
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', function startWorker() {
    return Object.assign(port1, { terminate: () => port1.close() });
  });
  const { TabClient } = await import('../tab/TabClient.js');
  const client = await TabClient.start({
    worker: '/worker.js',
    files: { wasm: '', data: '', cluster: '' },
    onProgress: () => undefined,
  });
  const open = client.send('http://localhost/api/v1/cadastros');
  client.close();
  await expect(open).rejects.toThrow(TypeError);
  await expect(client.send('http://localhost/api/v1/cadastros')).rejects.toThrow(TypeError);
});
