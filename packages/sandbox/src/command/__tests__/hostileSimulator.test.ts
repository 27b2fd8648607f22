import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../../../../scripts/test/listen.js';
import { type Receiver, startReceiver } from '../../webhooks/__tests__/startReceiver.js';
import { runCommand } from './runCommand.js';

const ESCAPE = '\u001b[31m';

let hostile: Awaited<ReturnType<typeof listen>>;
let receiver: Receiver;

/** A program that answers like a simulator, but names requests to another address than the given one. */
beforeAll(async () => {
  receiver = await startReceiver();
  const { origin } = new URL(receiver.url);
  const request = (path: string) => ({ url: origin + path, method: 'POST', headers: {}, body: '' });
  const paths = ['/apaga-tudo', '/avisos?chave=v'];
  const items = paths.map((path, number) => ({
    id: `${number}${ESCAPE}`,
    event: `\u202e${path}`,
    subjectId: '\r\n\u2028\u{e0041}ção 🙂',
    createdAt: '2026',
    request: request(path),
  }));
  const answers: Record<string, object> = {
    '/_sandbox/clock': { now: '2026' },
    '/_sandbox/events': { events: [`a${ESCAPE}`] },
    '/_sandbox/trigger': { notificationId: ESCAPE },
  };
  let asked = 0;
  const server = createServer((call, response) => {
    if (call.url === '/_sandbox/listen') asked += 1;
    const heard = { items: asked % 2 === 0 ? items : [], next: 'x', segundos: 5 };
    response.end(JSON.stringify(answers[call.url ?? ''] ?? heard));
  });
  hostile = await listen(server);
});
afterAll(async () => {
  await hostile.close();
  await receiver.close();
});

/** Runs the command, ends it once it has printed a text, and returns all that it printed. */
async function run(words: string[], until?: RegExp): Promise<string> {
  const command = runCommand(...words, '--sandbox', hostile.origin);
  if (until) {
    await command.prints(until);
    await command.stop();
  }
  await command.exit;
  return command.printed();
}

it('prints what it receives as text, and sends nothing without an address', async () => {
  const printed = [
    await run(['listen'], /avisos/),
    await run(['trigger']),
    await run(['trigger', 'x']),
  ].join('');
  expect(printed).toContain('\\u{1b}[31m');
  expect(printed).toContain('\\u{e0041}ção 🙂');
  for (const sign of ['\u001b', '\u202e', '\u2028', '\r']) expect(printed).not.toContain(sign);
  expect(receiver.received).toEqual([]);
});

it('sends to the given address only, with the query that an account adds', async () => {
  const printed = await run(['listen', '--forward-to', receiver.url], /→/);
  expect(printed).toMatch(/apaga-tudo [^\n→]*\n/);
  expect(receiver.received.map(({ url }) => url)).toEqual(['/avisos?chave=v']);
});
