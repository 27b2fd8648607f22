import { bruToEnvJsonV2, bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../../../../tests/support/readDownloads';
import { flattenCalls, listCalls } from '../calls/listCalls';
import { downloads } from '../options';
import { writeBruno } from '../writeBruno';

const contracts = readContracts();
const site = { ...downloads, url: 'https://docs.example', packages: {} };
const calls = flattenCalls(contracts.map((contract) => listCalls(contract, site.url)));
const [zip] = writeBruno(contracts, site);
const files = new Map(
  Object.entries(unzipSync(zip?.bytes ?? new Uint8Array())).map(([name, bytes]) => [
    name.slice('frontier-bruno/'.length),
    strFromU8(bytes),
  ]),
);

/** What is read of a call as Bruno reads it. */
interface BruRequest {
  readonly meta: { readonly name: string; readonly seq: string };
  readonly http: Readonly<Record<'method' | 'url' | 'body' | 'auth', string>>;
  readonly params?: readonly { name: string; value: string; type: string; enabled: boolean }[];
  readonly body?: {
    readonly json?: string;
    readonly multipartForm?: readonly { name: string; type: string; value: unknown }[];
  };
  readonly script?: { readonly res?: string };
  readonly tests: string;
  readonly docs: string;
}

function requestOf(id: string): BruRequest {
  const name = [...files.keys()].find((file) => file.endsWith(`/${id}.bru`)) ?? '';
  return bruToJsonV2(files.get(name) ?? '') as BruRequest;
}

describe('the Bruno collection, read by its own parser', () => {
  it.each(calls)('holds $id as the contract has it', (call) => {
    const { body, docs, http, meta, params = [], tests } = requestOf(call.id);
    expect(meta.name).toBe(call.title);
    expect(http.method).toBe(call.method.toLowerCase());
    expect(http.auth).toBe(call.needsToken ? 'inherit' : 'none');
    expect(docs).toBe(call.description);
    const given = params.map(({ enabled, name, value }) => [name, value, enabled]);
    const expected = [
      ...call.query.filter(({ required }) => required),
      ...call.query.filter(({ required }) => !required),
      ...call.path.map((parameter) => ({ ...parameter, required: true })),
    ].map(({ name, required, value }) => [name, value, required]);
    expect(given).toEqual(expected);
    if (call.body?.kind === 'json' && call.id !== downloads.token.operation) {
      expect(body?.json).toBe(call.body.text);
    }
    expect(() => new Function(tests)).not.toThrow();
  });

  it('has as many calls as the contracts, in folders with the names of the services', () => {
    const names = [...files.keys()].filter((name) => name.endsWith('.bru'));
    // Besides calls: the collection, its environment, and each folder.
    expect(names).toHaveLength(calls.length + 2 + contracts.length);
    const folder = collectionBruToJson(files.get('pos-emissao/folder.bru') ?? '');
    expect(folder).toMatchObject({ meta: { name: 'Pós-emissão' } });
    expect(JSON.parse(files.get('bruno.json') ?? '')).toMatchObject({ name: 'Frontier APIs' });
  });

  it('sends files as files', () => {
    expect(requestOf('atribuirDocumento').body?.multipartForm).toContainEqual(
      expect.objectContaining({ name: 'file', type: 'file', value: ['contrato-social.pdf'] }),
    );
  });

  it('gets the token by itself, and keeps credentials out of its files', () => {
    const collection = collectionBruToJson(files.get('collection.bru') ?? '') as {
      readonly script: { readonly req: string };
    };
    expect(collection).toMatchObject({
      auth: { mode: 'bearer', bearer: { token: '{{token}}' } },
      script: {
        req: expect.stringContaining('bru.setVar(\'token\', resposta.data["accessToken"])'),
      },
    });
    expect(() => new Function(`(async () => {${collection.script.req}})`)).not.toThrow();
    expect(bruToEnvJsonV2(files.get('environments/homologacao.bru') ?? '')).toMatchObject({
      variables: expect.arrayContaining([
        expect.objectContaining({ name: 'secretKey', value: '', secret: true }),
      ]),
    });
    expect(requestOf(downloads.token.operation).body?.json).toContain('"{{secretKey}}"');
    expect([...files.values()].join('')).not.toContain('sk_homologacao');
  });
});
