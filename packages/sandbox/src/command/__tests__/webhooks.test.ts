import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { serveAnother, TestSandbox } from '../../__tests__/startSandbox.js';
import { type Receiver, signWith, startReceiver } from '../../webhooks/__tests__/startReceiver.js';
import { type HttpServer, listenHttp } from '../listenHttp.js';
import { runCommand as run } from './runCommand.js';

let sandbox: TestSandbox;
let simulator: Awaited<ReturnType<typeof serveAnother>>;
let server: HttpServer;
let address: string;
let receiver: Receiver;

const serve = async (port = 0): Promise<string> => {
  simulator = await serveAnother();
  server = await listenHttp(simulator, { host: '127.0.0.1', port });
  return server.address;
};

beforeAll(async () => {
  sandbox = await TestSandbox.start();
  address = await serve();
  receiver = await startReceiver([204, 503]);
});

afterAll(async () => {
  await receiver.close();
  await server.close();
  await simulator.close();
});

it('forwards triggered notifications, and continues after a refusal and a reset', async () => {
  const listener = run('listen', '--sandbox', address, '--forward-to', receiver.url);
  const [, secret = ''] = await listener.prints(/Segredo HMAC.*: (\w+)\n/);
  const id = await sandbox.trigger('cadastroAprovado');
  await listener.prints(new RegExp(`^2026-03-10T12:\\S+ cadastroAprovado \\S+ ${id} → 204\n`, 'm'));
  await sandbox.trigger('operacaoEmitida');
  await listener.prints(/operacaoEmitida \S+ \S+ → 503\n/);
  await sandbox.call('POST /_sandbox/reset');
  await sandbox.trigger('operacaoAditada');
  await listener.prints(/operacaoAditada \S+ \S+ → 204\n/);
  await listener.stop();
  expect(receiver.received).toHaveLength(3);
  for (const { body, headers } of receiver.received) {
    expect(headers['x-assinatura']).toBe(signWith(secret, body));
  }
});

it('signs with the given secret, and sends a notification again', async () => {
  const words = ['--forward-to', receiver.url, '--secret', 'meu segredo'];
  const listener = run('listen', '--sandbox', address, ...words);
  await listener.prints(/^Ouvindo/);
  const id = await sandbox.trigger('cadastroAprovado');
  await listener.prints(new RegExp(`${id} → \\d+\n`));
  await sandbox.call('POST /_sandbox/resend', { id, listen: true });
  await listener.prints(new RegExp(`${id} → \\d+\n[^]*${id} → \\d+\n`));
  await listener.stop();
  expect(listener.printed()).not.toContain('meu segredo');
  const [first, second] = receiver.received.slice(-2);
  expect(first?.headers['x-assinatura']).toBe(signWith('meu segredo', first?.body));
  expect(second?.body).toBe(first?.body);
});

it('only prints without an address, and waits for a simulator that stopped', async () => {
  const listener = run('listen', '--sandbox', address);
  await listener.prints(/^Ouvindo/);
  const id = await sandbox.trigger('operacaoEmitida');
  await listener.prints(new RegExp(`operacaoEmitida \\S+ ${id}\n$`));
  await server.close();
  await simulator.close();
  await listener.prints(/parou de responder/);
  const later = await sandbox.trigger('operacaoEmitida');
  await serve(Number(new URL(address).port));
  await listener.prints(new RegExp(`voltou\\.\n[^]*${later}`));
  await listener.stop();
  expect(listener.printed()).not.toContain('→');
  expect(listener.printed().match(/parou/g)).toHaveLength(1);
});

it('creates a notification, lists the events, and prints the options of each command', async () => {
  const triggered = run('trigger', 'cadastroAprovado', '--sandbox', address);
  expect(await triggered.exit).toBe(0);
  expect(triggered.printed()).toMatch(/^[\da-f-]{36}\n$/);
  const again = run('trigger', '--resend', triggered.printed().trim(), '--sandbox', address);
  expect([await again.exit, again.printed()]).toEqual([0, '']);
  const { events } = await sandbox.read('GET /_sandbox/events');
  for (const [words, printed] of [
    [['trigger', '--sandbox', address], `${events.join('\n')}\n`],
    [['trigger', '--help'], expect.stringContaining('--resend')],
    [['listen', '--help'], expect.stringContaining('--forward-to')],
    [['--help'], expect.stringContaining('--open-control')],
    [['--version'], '0.1.0\n'],
  ] as const) {
    const command = run(...words);
    expect([await command.exit, command.printed()]).toEqual([0, printed]);
  }
});

it.each([
  [['trigger', 'x', '--sandbox', 'http://127.0.0.1:9'], /nenhum simulador responde em http/],
  [['listen', '--sandbox', 'http://127.0.0.1:9'], /nenhum simulador responde/],
  [['listen', '--sandbox', 'RECEIVER'], /quem responde em .* não é um simulador/],
  [['trigger', 'nada', '--sandbox', 'SANDBOX'], /event: deve ser um de: cadastroPendente/],
  [['listen', '--forward-to', 'localhost:3000'], /--forward-to: "localhost:3000" deve ser/],
  [['listen', '--secret', 'x'], /--secret: informe também .* --forward-to/],
  [['trigger', '--resend', 'nada', '--sandbox', 'SANDBOX'], /id: não há .* nada/],
  [['trigger', 'x', '--resend', 'y'], /--resend: vale sozinho/],
  [['listen', '--foo'], /--foo não é uma opção nem um comando/],
  [['listen', '--sandbox'], /: --sandbox: falta o valor/],
  [['--help=sim'], /: --help: falta o valor, ou a opção não tem valor/],
  [['--host', ''], /: --host: informe um nome ou endereço/],
  [['trigger', 'a', 'b'], /um evento por vez, sem b/],
  [['ouvir'], /ouvir não é uma opção nem um comando/],
])('names the fault: %j', async (words, problem) => {
  const places: Record<string, string> = { SANDBOX: address, RECEIVER: receiver.url };
  const command = run(...words.map((word) => places[word] ?? word));
  expect(await command.exit).toBe(1);
  expect(command.printed()).toMatch(/^frontier-sandbox: /);
  expect(command.printed()).toMatch(problem);
});

it('creates the data of a folder before a signal ends it', async () => {
  const folder = makeTempFolder();
  await run('--port', '0', '--data', folder).stop();
  expect(readdirSync(folder)).toContain('PG_VERSION');
});

it('reports in Portuguese that the port is in use', async () => {
  const port = Number(new URL(address).port);
  const message = `a porta ${port} já está em uso; escolha outra (0: uma livre)`;
  await expect(listenHttp(simulator, { host: '127.0.0.1', port })).rejects.toThrow(message);
});
