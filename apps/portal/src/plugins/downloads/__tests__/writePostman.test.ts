import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { operationsOf } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { modelSnapshots } from '../../../../tests/support/snapshots';
import type { Script } from '../postmanScripts';
import { type Collection, type Folder, type Item, writePostman } from '../writePostman';

/** Quotes in a path, a method and the name of a field must not end the texts of a script. */
const models = JSON.parse(
  JSON.stringify(modelSnapshots())
    .replaceAll('POST","path":"/api/v1/auth"', `PO'ST","path":"/api/v1/'auth"`)
    .replaceAll('apiKey', "api'Key"),
);
const files = new Map(
  writePostman(models).map(({ address, bytes }) => [
    path.basename(address),
    new TextDecoder().decode(bytes),
  ]),
);
const text = files.get('frontier.postman_collection.json') ?? '';
const collection = JSON.parse(text) as Collection;
const items = collection.item.flatMap(listItems);

function listItems(item: Folder | Item): Item[] {
  return 'item' in item ? item.item.flatMap(listItems) : [item];
}

function itemOf(name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`no call ${name}`);
  return item;
}

describe('the Postman collection', () => {
  it('has every call of every service', () => {
    const calls = modelSnapshots()
      .flatMap(({ service }) => operationsOf(service))
      .filter(({ kind }) => kind !== 'webhook');
    expect(items.map(({ name }) => name).sort()).toEqual(calls.map(({ title }) => title).sort());
  });

  it('keeps what the converter loses', () => {
    const [operations] = itemOf('Listar operações').response;
    expect(operations?.body).toContain('"precoUnitarioEmissao": 1000.00000000');
    const { body } = itemOf('Criar cadastro').request;
    expect(body?.mode === 'raw' && body.raw).toMatch(/"\{hash\}": \d+/);
    const upload = itemOf('Atribuir documento').request.body;
    expect(upload?.mode === 'formdata' && upload.formdata).toContainEqual(
      expect.objectContaining({ key: 'file', type: 'file' }),
    );
    const { request, response } = itemOf('Atualizar cadastro');
    expect(request.url.raw).toMatch(/\/cadastros\/:cnpj$/);
    expect(response[0]?.name).toBe('200 · Cadastro atualizado. Corpo não informado.');
  });

  it('gives optional parameters the examples of the contract, unticked, each value of a list', () => {
    const { query } = itemOf('Listar operações').request.url;
    const types = query.filter(({ key }) => key === 'tipo');
    expect(types.map(({ disabled, value }) => [value, disabled])).toEqual([
      ['NOTA_COMERCIAL', true],
      ['DEBENTURE', true],
    ]);
    expect(query.find(({ key }) => key === 'escrituradorCnpj')?.value).toBe('11235813000187');
  });

  it('asks for no secret in its files', () => {
    expect(text).not.toContain('sk_homologacao');
    const environment = files.get('frontier.postman_environment.json') ?? '';
    expect(environment).toMatch(/"key": "secretKey",\s*"value": "",\s*"type": "secret"/);
  });

  it('has an environment for the simulator, with its address and keys', () => {
    const read = (name: string) => JSON.parse(files.get(`${name}.postman_environment.json`) ?? '');
    const [own, local] = [read('frontier'), read('frontier-sandbox')];
    expect(local.id).not.toBe(own.id);
    const list = (part: 'key' | 'value', { values }: typeof own) =>
      values.map((one: Record<string, string>) => one[part]);
    expect(list('key', local)).toEqual(list('key', own));
    const keys = ['d23f0824-128b-4f33-8c5c-7fd0a6a3a450', 'sk_homologacao_8Qv2LmZr5TnW'];
    expect(new Set(list('value', local))).toEqual(new Set(['http://127.0.0.1:4600', ...keys, '']));
  });

  it('links to nothing that only the site knows', () => {
    expect(text).not.toContain('](/');
  });
});

/* `npm run proofs -- postman` makes the calls with Newman. */
describe('its scripts', () => {
  const sent: object[] = [];
  let values: Map<string, string>;
  let now: number;

  /** Runs the scripts of a call with a part of Postman's API. Returns the checks that fail. */
  function run({ event, name }: Item, listen: Script['listen'], response?: object): string[] {
    const failures: string[] = [];
    const environment = {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => values.set(key, value),
    };
    const replaceIn = (text: string) =>
      text.replaceAll(/\{\{([^}]+)\}\}/g, (_, key) => values.get(key) ?? key);
    const json = () => ({ accessToken: 'um', expiresAt: '2026-03-10T13:00:00Z' });
    const pm = {
      environment,
      variables: { replaceIn },
      info: { requestName: name },
      response,
      expect,
      test: (check: string, hold: () => void) => {
        try {
          hold();
        } catch {
          failures.push(check);
        }
      },
      sendRequest: (request: object, done: (error: unknown, response: object) => void) => {
        sent.push(request);
        done(null, { code: 200, json });
      },
    };
    for (const { listen: when, script } of [...collection.event, ...event]) {
      if (when !== listen) continue;
      const clock = `Date.now = () => ${now};\n`;
      runInNewContext(clock + script.exec.join('\n'), { pm });
    }
    return failures;
  }

  it('get the token once, and again a minute before it expires', () => {
    values = new Map([
      ["api'Key", 'a'],
      ['secretKey', 'b'],
    ]);
    for (const time of ['12:00:00', '12:58:59', '12:59:01']) {
      now = Date.parse(`2026-03-10T${time}Z`);
      run(itemOf('Listar operações'), 'prerequest');
    }
    expect(sent).toEqual([
      expect.objectContaining({
        url: expect.stringMatching(/\/api\/v1\/'auth$/),
        method: "PO'ST",
        body: { mode: 'raw', raw: `{"api'Key":"a","secretKey":"b"}` },
      }),
      expect.anything(),
    ]);
    expect([...values.values()]).toContain('um');
  });

  it('name the fields to fill in before they can get one', () => {
    values = new Map();
    expect(() => run(itemOf('Listar operações'), 'prerequest')).toThrow("preencha api'Key");
  });

  it('fail if the response has another code', () => {
    expect(run(itemOf('Listar operações'), 'test', { code: 500 })).toEqual([
      expect.stringContaining('O código é o do contrato (200'),
    ]);
  });
});
