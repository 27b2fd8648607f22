import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeClients } from '@frontier/clients';
import { type Operation, operationsOf, type Sample, type Service } from '@frontier/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecs } from '../../../../packages/clients/src/__tests__/readSpecs';
import { languages } from '../../../../packages/clients/src/__tests__/runPrograms';
import { portal } from '../../portal.config';
import { testHosts } from '../../src/contracts/buildContractIndex';
import { prepareClientSamples } from '../../src/contracts/clientSamples';
import { findPlaces, languageOf } from '../../src/plugins/page-tools/values/markValues';
import { quoteAt } from '../../src/plugins/page-tools/values/quoteAt';
import { drawSample } from '../support/drawSample';
import { modelSnapshots, readSnapshots } from '../support/snapshots';
import { findSyntaxErrors } from './support/findSyntaxErrors';

/*
 * Samples of the clients, compiled strictly and run as they are copied, against a service that answers with the
 * contracts' examples: each has to make the very call that the plain sample makes. `npm run proofs -- clients` runs all
 * of them.
 */
const FILES = { TypeScript: 'mts', Python: 'py', Java: 'java' } as const;
const KEYS = { API_KEY: 'chave-do-teste', SECRET_KEY: 'segredo-do-teste' };
/** What readers replace, and what a value may hold at worst. */
const EXAMPLES = ['d23f0824-128b-4f33-8c5c-7fd0a6a3a450', 'LNC000417', '04821357000191'];
const HOSTILE = `a"b'c\\ */ #{x}`;
const PDF = '%PDF-1.7\n';
const TOKEN = { accessToken: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() };

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly type: string;
  readonly body: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'frontier-client-samples-'));
const clients = path.join(folder, 'clients');
interface Called {
  readonly service: Service;
  readonly operation: Operation;
  readonly samples: readonly Sample[];
}

const calls: Called[] = [];
const answers = new Map<string, { status: number; text: string }>();
let seen: Seen[] = [];
const server = createServer(async (request, response) => {
  const { headers, method = '', url = '' } = request;
  const { authorization, 'content-type': type = '' } = headers;
  const body = await readBody(request);
  const asksToken = url === '/api/v1/auth';
  const isOwn = asksToken && body.includes(KEYS.API_KEY);
  if (!isOwn) seen.push({ method, url, type, body });
  const known = answers.get(`${method} ${url}`) ?? { status: 404, text: url };
  const status = asksToken || authorization === 'Bearer token' ? known.status : 401;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(isOwn ? JSON.stringify(TOKEN) : known.text);
});

beforeAll(async () => {
  makeClients(readSpecs(), clients);
  const sources = readSnapshots().map(({ bytes }, index) => {
    const { id = '', snapshot = '' } = portal.services[index] ?? {};
    return { id, source: snapshot, bytes };
  });
  const write = prepareClientSamples(sources);
  for (const [index, { service }] of modelSnapshots().entries()) {
    for (const operation of operationsOf(service)) {
      if (!operation.request) continue;
      calls.push({
        service,
        operation,
        samples: write(portal.services[index]?.id ?? '', operation),
      });
      const done = operation.responses.find(({ status }) => status.startsWith('2'));
      answers.set(`${operation.method} ${addressOf(operation)}`, {
        status: Number(done?.status),
        text: done?.content[0]?.examples[0]?.text ?? '',
      });
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('calls with the clients', () => {
  it('are written for every operation, in each language', () => {
    const without = calls.filter(({ samples }) => samples.length < languages.length);
    expect(without.map(({ operation }) => operation.id)).toEqual([]);
    expect(calls.length).toBeGreaterThan(50);
  });

  it('name the test hosts of token and service, so that the choice of hosts changes them too', () => {
    for (const { samples, service } of calls) {
      const own = testHosts(service);
      expect(own.length).toBeGreaterThan(0);
      for (const { code } of samples) {
        expect(own.some((host) => code.includes(host))).toBe(true);
        expect(code).toMatch(/["']?autenticacao["']?[:,] ["']https:/);
      }
    }
  });

  it('take values of a reader in the place of the examples, and stay programs', async () => {
    const values = [{ shown: EXAMPLES, own: HOSTILE }];
    const changed = drawSample(calls, 12).flatMap(({ samples }) =>
      samples.flatMap(({ code }) => {
        const language = languageOf(code);
        const places = findPlaces(code, values).reverse();
        const put = places.reduce((text, { at, shown }) => {
          const written = quoteAt(HOSTILE, { code, language, at }) ?? '';
          return text.slice(0, at) + written + text.slice(at + shown.length);
        }, code);
        return places.length > 0 ? [{ code: put, language }] : [];
      }),
    );
    expect([...new Set(changed.map(({ language }) => language))]).toEqual(['js', 'python', 'java']);
    const faults = changed.map(({ code, language }) => findSyntaxErrors(language, code));
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(changed.every(({ code }) => code.includes('a\\"b') || code.includes('a"b'))).toBe(true);
  });

  it.each(languages)(
    'in $name compile and make the call of the plain sample, digit by digit',
    async (one) => {
      if (one.missing !== undefined) {
        console.log(`clients: samples in ${one.name} are not run, there is no ${one.missing} here`);
        return;
      }
      const run = drawSample(calls, 8);
      const programs = writePrograms(one.name, run);
      seen = [];
      await one.run(clients, programs, KEYS);
      const made = await Promise.all(seen.map(describeSeen));
      expect(made).toEqual(run.map(({ operation }) => describePlain(operation)));
    },
  );
});

/** Each sample in a file, with the address of the service that listens here, as readers choose another. */
function writePrograms(language: keyof typeof FILES, run: readonly Called[]): string[] {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = modelSnapshots().flatMap(({ service }) => testHosts(service));
  const own = path.join(folder, language);
  mkdirSync(own);
  return run.map(({ operation, samples }) => {
    for (const { file, value } of partsOf(operation)) {
      if (file) writeFileSync(path.join(own, value), PDF);
    }
    const { code = '' } = samples.find(({ label }) => label === language) ?? {};
    const name = /^public class (\w+)/m.exec(code)?.[1] ?? operation.id;
    const program = path.join(own, `${name}.${FILES[language]}`);
    writeFileSync(
      program,
      hosts.reduce((text, host) => text.replaceAll(host, address), code),
    );
    return program;
  });
}

function describePlain(operation: Operation) {
  const { body, method } = operation.request ?? {};
  const json = body?.kind === 'json' ? canonical(body.text) : '';
  const parts = partsOf(operation).map(({ file, name, value }) =>
    file ? [name, value, PDF] : [name, value],
  );
  return { call: `${method} ${addressOf(operation)}`, json, parts: parts.sort() };
}

async function describeSeen({ body, method, type, url }: Seen) {
  const isForm = type.startsWith('multipart/form-data');
  const parts: string[][] = [];
  if (isForm) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) {
      parts.push(
        typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
      );
    }
  }
  return {
    call: `${method} ${url}`,
    json: isForm || body === '' ? '' : canonical(body),
    parts: parts.sort(),
  };
}

function addressOf({ request }: Operation): string {
  const { query = [], url = '' } = request ?? {};
  return [new URL(url).pathname, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

function partsOf({ request }: Operation) {
  return request?.body?.kind === 'multipart' ? request.body.parts : [];
}

/** JSON with its fields in order of their names and each number as it is written. */
function canonical(text: string): string {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"#${token}"`,
  );
  return JSON.stringify(JSON.parse(marked), (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
