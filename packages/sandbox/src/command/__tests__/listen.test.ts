import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { listen } from '../main.js';

it('tells in Portuguese that the port is in use', async () => {
  const host = '127.0.0.1';
  const [first, second] = [fastify(), fastify()];
  const port = Number(new URL(await listen(first, { host, port: 0 })).port);
  const message = `a porta ${port} já está em uso; escolha outra com --port (0: uma livre)`;
  await expect(listen(second, { host, port })).rejects.toThrow(message);
  await Promise.all([first.close(), second.close()]);
});
