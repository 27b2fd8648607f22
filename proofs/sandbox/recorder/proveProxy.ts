import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHar } from '../../../packages/sandbox/src/recorder/har.js';
import { listen } from '../../../scripts/test/listen.js';
import { median } from '../../bench/median.js';
import { startRecording } from './startRecording.js';

/** Milliseconds that the target takes, as a service in a network does. */
const SERVICE_TIME = 100;

const CALLS = 1000;
const AT_ONCE = 20;

/** Calls a target directly and through a recorder in turn, many at once, and compares answers and times. */
export async function proveProxy(folder: string) {
  // After the usual five seconds, a busy machine would close connections on which calls are on their way.
  const target = createServer({ keepAliveTimeout: 72_000 }, (incoming, outgoing) => {
    incoming.resume().once('end', async () => {
      await sleep(SERVICE_TIME);
      const name = incoming.url ?? '';
      outgoing.writeHead(200, { 'content-type': 'application/json', 'x-name': [name, name] });
      outgoing.end(JSON.stringify({ name, cpf: '04172538690', text: name.repeat(40) }));
    });
  });
  const { close, origin: direct } = await listen(target);
  const file = path.join(folder, 'proxy.har');
  const recording = await startRecording(file, direct, direct);
  const agent = new Agent({ keepAlive: true });
  const times: Record<string, number[]> = { [direct]: [], [recording.api]: [] };
  let different = 0;
  const numbers = Array.from({ length: CALLS }, (_, number) => number);
  const work = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const answers: string[] = [];
      for (const url of [direct, recording.api]) {
        const begun = performance.now();
        answers.push(await get(url, `/api/v1/cadastros?emissorCnpj=${number}`, agent));
        times[url]?.push(performance.now() - begun);
      }
      if (answers[0] !== answers[1]) different += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await recording.stop();
  agent.destroy();
  await close();
  const recorded = readHar(readFileSync(file, 'utf8'), 'run.har').entries.length;
  const [without = 0, through = 0] = Object.values(times).map(median);
  return { calls: CALLS, recorded, different, without, through, overhead: through - without };
}

/** The answer with its status and headers, as text. */
async function get(url: string, address: string, agent: Agent): Promise<string> {
  const call = request(url + address, { agent }).end();
  const [response] = await once(call, 'response');
  const headers = response.rawHeaders.filter(
    (_: string, at: number) =>
      !/^(date|connection|keep-alive|transfer-encoding)$/i.test(response.rawHeaders[at - (at % 2)]),
  );
  return JSON.stringify([response.statusCode, headers, await text(response)]);
}
