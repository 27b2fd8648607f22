import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readHar } from '../../../packages/sandbox/src/recorder/har.js';
import { startRecording } from './startRecording.js';

/** Calls a target directly and through a recorder, many at once, and compares the answers. */
export async function proveProxy(folder: string, calls: number, parallel: number) {
  const target = createServer(({ url: name = '' }, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'x-name': [name, name] });
    outgoing.end(JSON.stringify({ name, cpf: '04172538690', text: name.repeat(40) }));
  }).listen(0, '127.0.0.1');
  await once(target, 'listening');
  const direct = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  const file = path.join(folder, 'proxy.har');
  const recording = await startRecording(file, direct, direct);
  let different = 0;
  const numbers = Array.from({ length: calls }, (_, number) => number);
  const work = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const address = `/api/v1/cadastros?emissorCnpj=${number}`;
      const both = [direct, recording.api].map((url) => read(url + address));
      const [one, other] = await Promise.all(both);
      if (one !== other) different += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  await recording.stop();
  target.closeAllConnections();
  target.close();
  const recorded = readHar(readFileSync(file, 'utf8'), 'run.har').entries.length;
  return { calls, recorded, different };
}

/** The answer with its status and headers, as text. */
async function read(url: string): Promise<string> {
  const response = await fetch(url);
  const headers = [...response.headers].filter(
    ([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name),
  );
  return JSON.stringify([response.status, headers, await response.text()]);
}
