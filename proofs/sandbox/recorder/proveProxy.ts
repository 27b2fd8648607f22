import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ask, askAt } from '../../../deploy/tests/support/ask';
import { readHar } from '../../../packages/sandbox/src/recorder/har.js';
import { median } from '../../bench/median.js';
import { startRecording } from './startRecording.js';

/** Milliseconds that the target takes, as a service in a network does. */
const SERVICE_TIME = 100;

/** Calls a target directly and through a recorder in turn, many at once, and compares answers and times. */
export async function proveProxy(folder: string, calls: number, parallel: number) {
  const target = createServer((incoming, outgoing) => {
    incoming.resume().once('end', async () => {
      await sleep(SERVICE_TIME);
      const name = incoming.url ?? '';
      outgoing.writeHead(200, { 'content-type': 'application/json', 'x-name': [name, name] });
      outgoing.end(JSON.stringify({ name, cpf: '04172538690', text: name.repeat(40) }));
    });
  });
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  const direct = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  const file = path.join(folder, 'proxy.har');
  const recording = await startRecording(file, direct, direct);
  const ways = [direct, recording.api].map((url) => ({ ask: askAt(url), times: [] as number[] }));
  let different = 0;
  const numbers = Array.from({ length: calls }, (_, number) => number);
  const work = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const answers: string[] = [];
      for (const { ask, times } of ways) {
        const begun = performance.now();
        answers.push(await get(ask, `/api/v1/cadastros?emissorCnpj=${number}`));
        times.push(performance.now() - begun);
      }
      if (answers[0] !== answers[1]) different += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  await sleep(1000);
  await recording.stop();
  target.close();
  const recorded = readHar(readFileSync(file, 'utf8'), 'run.har').entries.length;
  const [without = 0, through = 0] = ways.map(({ times }) => median(times));
  return { calls, recorded, different, without, through, overhead: through - without };
}

/** The answer with its status and headers, as text. */
async function get(ask: Ask, address: string): Promise<string> {
  const { body, headers, status } = await ask(address);
  const { date, connection, 'keep-alive': idle, 'transfer-encoding': coding, ...own } = headers;
  return JSON.stringify([status, own, body.toString()]);
}
