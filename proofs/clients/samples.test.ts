import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { makeClients } from '@frontier/clients';
import type { Operation } from '@frontier/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testHosts } from '../../apps/portal/src/contracts/buildContractIndex';
import { readClientCalls } from '../../apps/portal/tests/docs/support/readClientCalls';
import { modelSnapshots } from '../../apps/portal/tests/support/snapshots';
import { readSpecs } from '../../packages/clients/src/__tests__/readSpecs';
import { languages } from '../../packages/clients/src/__tests__/runPrograms';
import { listen } from '../../scripts/test/listen';
import { makeTempFolder } from '../../scripts/test/tempFolder';

/*
 * Compiles every sample of the clients strictly and runs it against a service that responds with the contracts'
 * examples. It must send the same request as the plain sample.
 */
const FILES = { TypeScript: 'mts', Python: 'py', Java: 'java' } as const;
const KEYS = { API_KEY: 'chave-do-teste', SECRET_KEY: 'segredo-do-teste' };
const PDF = '%PDF-1.7\n';
const TOKEN = { accessToken: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() };

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly type: string;
  readonly body: string;
}

const folder = makeTempFolder();
const clients = path.join(folder, 'clients');
const calls = readClientCalls();
const answers = new Map<string, { status: number; text: string }>();
let seen: Seen[] = [];
let service: Awaited<ReturnType<typeof listen>>;
const server = createServer(async (request, response) => {
  const { headers, method = '', url = '' } = request;
  const { authorization, 'content-type': type = '' } = headers;
  const body = await readText(request);
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
  for (const { operation } of calls) {
    const done = operation.responses.find(({ status }) => status.startsWith('2'));
    answers.set(`${operation.method} ${addressOf(operation)}`, {
      status: Number(done?.status),
      text: done?.content[0]?.examples[0]?.text ?? '',
    });
  }
  service = await listen(server);
});
afterAll(() => service.close());

it.each(languages)(
  'samples in $name compile and make the call of the plain sample, digit by digit',
  async (one) => {
    expect(one.missing).toBeUndefined();
    const programs = writePrograms(one.name);
    seen = [];
    await one.run(clients, programs, KEYS);
    const made = await Promise.all(seen.map(describeSeen));
    expect(made).toEqual(calls.map(({ operation }) => describePlain(operation)));
  },
);

/** Writes each sample to a file, with the address of the local service. */
function writePrograms(language: keyof typeof FILES): string[] {
  const hosts = modelSnapshots().flatMap(({ service }) => testHosts(service));
  const own = path.join(folder, language);
  mkdirSync(own);
  return calls.map(({ operation, samples }) => {
    for (const { file, value } of partsOf(operation)) {
      if (file) writeFileSync(path.join(own, value), PDF);
    }
    const { code = '' } = samples.find(({ label }) => label === language) ?? {};
    const name = /^public class (\w+)/m.exec(code)?.[1] ?? operation.id;
    const program = path.join(own, `${name}.${FILES[language]}`);
    writeFileSync(
      program,
      hosts.reduce((text, host) => text.replaceAll(host, service.origin), code),
    );
    return program;
  });
}

function describePlain(operation: Operation) {
  const { body, method } = operation.request ?? {};
  const json = body?.kind === 'json' ? readExact(body.text) : '';
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
    json: isForm || body === '' ? '' : readExact(body),
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

/** The value of a JSON text, with numbers as written. */
function readExact(text: string): unknown {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"#${token}"`,
  );
  return JSON.parse(marked);
}
