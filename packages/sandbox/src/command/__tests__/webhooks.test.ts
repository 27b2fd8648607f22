import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { createSandbox, type Sandbox } from '../../index.js';
import { type Receiver, startReceiver } from '../../webhooks/__tests__/startReceiver.js';
import { main } from '../main.js';

/** The command as the package's build left it. */
const BIN = path.resolve('packages/sandbox/dist/command/bin.js');

let sandbox: Sandbox;
let address: string;
let receiver: Receiver;

beforeAll(async () => {
  sandbox = await createSandbox({ specs, clock: '2026-03-10' });
  address = await sandbox.listen();
  receiver = await startReceiver([204, 503]);
});

afterAll(async () => {
  await receiver.close();
  await sandbox.close();
});

interface Program {
  child: ChildProcess;
  /** What it has printed, on both outputs. */
  printed: () => string;
  /** Resolves once it has printed what fits. */
  prints: (pattern: RegExp) => Promise<RegExpExecArray>;
  exit: Promise<number | null>;
}

function start(...words: string[]): Program {
  const child = spawn(process.execPath, [BIN, ...words]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return {
    child,
    printed: () => text,
    prints: (pattern) => vi.waitUntil(() => pattern.exec(text) ?? undefined, { timeout: 60_000 }),
    exit: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Runs it to its end; gives its code and what it printed. */
async function run(...words: string[]): Promise<[number | null, string]> {
  const { exit, printed } = start(...words);
  return [await exit, printed()];
}

it('listens, forwards what is triggered, and goes on after a refusal and a reset', async () => {
  const listener = start('listen', '--sandbox', address, '--forward-to', receiver.url);
  const [, secret = ''] = await listener.prints(/Segredo HMAC.*: (\w+)\n/);
  const [code, printed] = await run('trigger', 'cadastroAprovado', '--sandbox', address);
  const id = printed.trim();
  expect([code, id]).toEqual([0, (await sandbox.notifications())[0]?.id]);
  await listener.prints(new RegExp(`^2026-03-10T12:\\S+ cadastroAprovado \\S+ ${id} → 204\n`, 'm'));
  await sandbox.trigger('operacaoEmitida');
  await listener.prints(/operacaoEmitida \S+ \S+ → 503\n/);
  await sandbox.reset();
  await sandbox.trigger('operacaoAditada');
  await listener.prints(/operacaoAditada \S+ \S+ → 204\n/);
  listener.child.kill('SIGINT');
  expect(await listener.exit).toBe(0);
  expect(receiver.received).toHaveLength(3);
  for (const { body, headers } of receiver.received) {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    expect(headers['x-assinatura']).toBe(signature);
  }
});

it('only prints without an address, and only the events that are asked for', async () => {
  const listener = start('listen', '--sandbox', address, '--events', 'operacaoEmitida, teste');
  await listener.prints(/^Ouvindo/);
  await sandbox.trigger('cadastroAprovado');
  const id = await sandbox.trigger('operacaoEmitida');
  await listener.prints(new RegExp(`operacaoEmitida \\S+ ${id}\n$`));
  expect(listener.printed()).not.toMatch(/cadastroAprovado|→/);
  listener.child.kill('SIGINT');
  expect(await listener.exit).toBe(0);
});

it('goes on when the simulator has gone and come back, with what the new one makes', async () => {
  const first = start('--port', '0', '--clock', '2026-03-10');
  const [, at = ''] = await first.prints(/em (http:\S+) /);
  const listener = start('listen', '--sandbox', at);
  await listener.prints(/^Ouvindo/);
  first.child.kill('SIGINT');
  await first.exit;
  await listener.prints(/parou de responder/);
  const second = start('--port', new URL(at).port, '--clock', '2026-03-10');
  await second.prints(/em (http:\S+) /);
  const [, printed] = await run('trigger', 'operacaoEmitida', '--sandbox', at);
  await listener.prints(new RegExp(`voltou\\.\n[^]*${printed.trim()}`));
  for (const { child, exit } of [listener, second]) {
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  }
  expect(listener.printed().match(/parou/g)).toHaveLength(1);
});

it('lists the events, and the options of each command', async () => {
  const { events } = (await (await fetch(`${address}/_sandbox/events`)).json()) as {
    events: string[];
  };
  expect(await run('trigger', '--sandbox', address)).toEqual([0, `${events.join('\n')}\n`]);
  for (const [name, option] of [
    ['trigger', '--company'],
    ['listen', '--forward-to'],
  ] as const) {
    const [code, help] = await run(name, '--help');
    expect(code).toBe(0);
    expect(help).toContain(option);
  }
});

it.each([
  [
    ['trigger', 'x', '--sandbox', 'http://127.0.0.1:9'],
    /nenhum simulador responde em http:\/\/127/,
  ],
  [['listen', '--sandbox', 'http://127.0.0.1:9'], /nenhum simulador responde/],
  [['listen', '--sandbox', 'RECEIVER'], /quem responde em .* não é um simulador/],
  [['listen', '--sandbox', 'SANDBOX', '--events', 'nada'], /events: nada não é um de: cadastro/],
  [['trigger', 'nada', '--sandbox', 'SANDBOX'], /event: deve ser um de: cadastroPendente/],
  [['listen', '--forward-to', 'localhost:3000'], /--forward-to: "localhost:3000" deve ser/],
  [['listen', '--foo'], /--foo não é uma opção nem um comando/],
  [['listen', '--sandbox'], /--sandbox <value>: falta o valor/],
  [['trigger', 'a', 'b'], /um evento por vez, sem b/],
  [['ouvir'], /ouvir não é uma opção nem um comando/],
])('tells what is wrong: %j', async (words, problem) => {
  const places: Record<string, string> = { SANDBOX: address, RECEIVER: receiver.url };
  let text = '';
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    text += part;
    return true;
  });
  const code = await main(words.map((word) => places[word] ?? word));
  spy.mockRestore();
  expect(code).toBe(1);
  expect(text).toMatch(/^frontier-sandbox: /);
  expect(text).toMatch(problem);
});
