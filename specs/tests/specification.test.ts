import { readFileSync } from 'node:fs';
import { isObject, type JsonObject, type JsonValue, resolveRef } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Facts, type ReadCall, readSnapshot, saidOf } from './readSnapshot';

interface Limit {
  readonly fields: string;
  readonly [keyword: string]: unknown;
}

type Texts = Readonly<Record<string, string>>;
type ByService<Value> = Readonly<Record<string, Value>>;

/** Content of `specification.yaml`, which explains its notation. */
interface Specification {
  readonly enumerations: readonly Texts[];
  readonly errors: Texts;
  readonly withoutText: ByService<readonly number[]>;
  readonly calls: ByService<Texts>;
  readonly required: ByService<Texts>;
  readonly limits: readonly Limit[];
  readonly fields: readonly Texts[];
  readonly custodyQuantities: string;
  readonly notifications: Texts;
  readonly texts: ByService<Texts>;
  readonly notShown: ByService<readonly string[]>;
  readonly knownDates: string;
  readonly knownNumbers: string;
  readonly knownFlags: string;
}

/** Named in the tests, so that a changed contract leads to the facts to change with it. */
const FACTS = 'specs/tests/specification.yaml';
const specification: Specification = parse(readFileSync(FACTS, 'utf8'));
const services = Object.keys(specification.calls);
const quantities = specification.custodyQuantities.split(' ');
const contracts = Object.fromEntries(services.map((id) => [id, readSnapshot(id)]));
const rootOf = (service: string): JsonObject => contracts[service]?.root ?? {};
const allCalls = Object.values(contracts).flatMap(({ calls, webhooks }) => [
  ...Object.entries(calls),
  ...Object.entries(webhooks),
]);
const successOf = ({ responses }: ReadCall) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
/** Every field and parameter of every call, by its last name. */
const allFields = allCalls.flatMap(([, call]) =>
  [
    call.parameters,
    ...Object.values(call.body?.content ?? {}),
    ...Object.values(call.responses).flatMap(({ content }) => Object.values(content)),
  ].flatMap((facts) => Object.entries(facts).map(([path, fact]) => ({ name: lastOf(path), fact }))),
);

/** The last name of a field's path. */
function lastOf(path: string): string {
  return path.replace(/(?:\[\])+$/, '').replace(/^.*\./, '');
}

/** Names of the fields with a fact, by the fact's JSON. */
function collect(factOf: (fact: JsonObject) => unknown): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { fact, name } of allFields) {
    const json = JSON.stringify(factOf(fact));
    if (json === undefined || json === '{}') continue;
    found[json] = (found[json] ?? new Set()).add(name);
  }
  return Object.fromEntries(
    Object.entries(found).map(([json, names]) => [json, [...names].sort()]),
  );
}

const readText = (name: string) => readFileSync(`specs/${name}.yaml`, 'utf8');

it(`has exactly the enumerations of ${FACTS}, each in its fields`, () => {
  const expected = specification.enumerations.flatMap((list) =>
    Object.entries(list).map(([fields, values]) => [
      JSON.stringify(values.split(', ')),
      fields.split(' ').sort(),
    ]),
  );
  expect(collect((fact) => fact.enum)).toEqual(Object.fromEntries(expected));
});

it(`has exactly the limits of ${FACTS}, each in its fields`, () => {
  const sort = (limit: JsonObject) =>
    Object.fromEntries(Object.entries(limit).sort(([a], [b]) => (a < b ? -1 : 1)));
  const expected = specification.limits.map(({ fields, ...limit }) => [
    JSON.stringify(sort(limit as JsonObject)),
    fields.split(' ').sort(),
  ]);
  const found = collect(
    ({ default: _default, deprecated, enum: _enum, required, said, type, ...limit }) =>
      /^date/.test(String(limit.format)) ? undefined : sort(limit),
  );
  expect(found).toEqual(Object.fromEntries(expected));
});

describe.each(Object.entries(specification.calls))(`%s in ${FACTS}`, (service, calls) => {
  const contract = readSnapshot(service);
  const texts: Record<string, string | undefined> = { ...specification.errors };
  for (const status of specification.withoutText[service] ?? []) texts[status] = undefined;

  it('calls: has each of them, and no other', () => {
    expect(Object.keys(contract.calls).sort()).toEqual(Object.keys(calls).sort());
  });

  it('asks for a bearer token (JWT) everywhere, but where the token is got', () => {
    const isOpen = service === 'autenticacao';
    expect(contract.root.security).toEqual(isOpen ? [] : [{ bearerAuth: [] }]);
    const scheme = resolveRef(contract.root, '#/components/securitySchemes/bearerAuth')?.value;
    const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };
    if (isOpen) expect(scheme).toBeUndefined();
    else expect(scheme).toMatchObject(bearer);
    for (const { operation } of Object.values(contract.calls)) {
      expect(operation).not.toHaveProperty('security');
    }
  });

  const kept = Object.entries(calls).filter(([name]) => contract.calls[name]);
  it.each(kept)('calls: %s', (name, pin) => {
    const call = contract.calls[name] as ReadCall;
    const [statuses = '', ...more] = pin.split('; ');
    const parts = Object.fromEntries(more.map((part) => part.split(/ (.*)/s))) as Texts;
    const { gives = '', header = '', query = '', takes = '', ...own } = parts;
    const path = [...name.matchAll(/\{([^}]+)\}/g)].map(([, found]) => `path.${found}!`);
    const sent = Object.entries({ query, header }).flatMap(([place, names]) =>
      names.split(' ').flatMap((one) => (one ? `${place}.${one}` : [])),
    );
    expect(listParameters(call.parameters)).toEqual([...path, ...sent].sort());

    const form = takes.startsWith('form ') ? 'multipart/form-data' : 'application/json';
    expect(call.body?.schema ?? '').toBe(takes.replace('form ', ''));
    expect(Object.keys(call.body?.content ?? {})).toEqual(takes ? [form] : []);
    // The specification leaves open whether this body is required.
    if (takes) expect(call.body?.required).toBe(name !== 'POST /conciliacoes-operacoes');

    const [first = '', ...errors] = statuses.split(' ');
    expect(Object.keys(call.responses).sort()).toEqual([first, ...errors]);
    const success = successOf(call);
    expect(success?.schema).toBe(gives);
    if (!gives) expect(success?.said).toMatch(/não informados?|não tem corpo/);

    for (const status of new Set([...errors, ...Object.keys(own)])) {
      const { content, description, said, text: known } = call.responses[status] ?? {};
      const text = own[status]?.slice(1, -1) ?? texts[status];
      expect(
        { content, description, said, 'x-texto': known },
        `error ${status}, whose x-texto is in the overlay`,
      ).toEqual({
        content: {},
        description: text ?? expect.any(String),
        said: expect.stringContaining(text ? '' : '#'),
        'x-texto': text ? 'exato' : 'desconhecido',
      });
    }
  });

  it('required: has each of these fields, and no other', () => {
    const found: Record<string, string> = {};
    const walk = (value: JsonValue, name: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (isObject(value) && Array.isArray(value.required)) found[name] = value.required.join(' ');
      for (const [key, item] of Object.entries(value)) walk(item, key);
    };
    walk(resolveRef(contract.root, '#/components/schemas')?.value ?? {}, '');
    expect(found).toEqual(specification.required[service]);
  });
});

/** Parameters in the notation of the specification. */
function listParameters(parameters: Facts): string[] {
  return Object.entries(parameters)
    .filter(([path]) => !path.endsWith('[]'))
    .map(([path, { default: preset, required, type }]) =>
      [
        path,
        type === 'array' ? '[]' : '',
        required ? '!' : '',
        preset === undefined ? '' : `=${preset}`,
      ].join(''),
    )
    .sort();
}

const FIELD = /^(?<mark>[~-]?)(?<path>[^=!:]+)(?<must>!?)(?::(?<type>\w+))?(?:=(?<preset>.+))?$/;

it.each(specification.fields.flatMap((group) => Object.entries(group)))(
  `has the fields of ${FACTS}: %s: %s`,
  (place, tokens) => {
    const [, name = '', where] = /^(.*) (body|form|answer)$/.exec(place) ?? [];
    const call = allCalls.find(([candidate]) => candidate === name)?.[1];
    const { content = {} } = (where === 'answer' ? call && successOf(call) : call?.body) ?? {};
    const [facts = {}] = Object.values(content);
    for (const token of tokens.split(/\s+/)) {
      const { mark, must, path = '', preset, type } = FIELD.exec(token)?.groups ?? {};
      const fact = facts[path];
      if (mark === '-') {
        expect(
          Object.keys(facts).filter((known) => known.startsWith(path)),
          token,
        ).toEqual([]);
        continue;
      }
      expect(fact, token).toBeDefined();
      expect([fact?.deprecated === true, fact?.required === true], token).toEqual([
        mark === '~',
        must === '!',
      ]);
      if (preset) expect(String(fact?.default), token).toBe(preset);
      if (type) expect(fact?.type, token).toBe(type);
    }
  },
);

/** The description and the questions at a path of a contract's components. */
function saidAt(service: string, place: string): string {
  const value = resolveRef(rootOf(service), `#/components/${place}`)?.value;
  return isObject(value) ? saidOf(value) : '';
}

describe('texts', () => {
  it.each(
    Object.entries(specification.texts).flatMap(([service, texts]) =>
      Object.entries(texts).map(([place, text]) => ({ service, place, text })),
    ),
  )('$service says at $place: $text', ({ place, service, text }) => {
    expect(saidAt(service, place)).toContain(text);
  });

  it.each(Object.entries(specification.notShown))(
    '%s says what is not shown',
    (service, places) => {
      for (const place of places) {
        expect(saidAt(service, place), place).toContain('#');
      }
    },
  );

  it('name the quantities of a custody row, each as an assumption, and no other', () => {
    const { content = {} } =
      successOf(contracts['pos-emissao']?.calls['GET /conciliacoes-dcustodiapart'] as ReadCall) ??
      {};
    const [facts = {}] = Object.values(content);
    const names = Object.keys(facts).filter((field) => field.startsWith('data[].qtd'));
    expect(names).toEqual(quantities.map((name) => `data[].${name}`));
    for (const name of quantities) {
      const place = `schemas/LinhaDaConciliacaoDeCustodia/properties/${name}`;
      expect(saidAt('pos-emissao', place)).toContain('#linha-da-custodia');
    }
  });

  it('name the missing body of errors once in each contract, and UTC for the token alone', () => {
    const texts = services.map((service) => JSON.stringify(rootOf(service)));
    expect(texts.map((text) => text.split('"corpo-dos-erros"').length)).toEqual(
      services.map(() => 2),
    );
    expect(services.filter((_, index) => texts[index]?.includes('UTC'))).toEqual(['autenticacao']);
  });

  it('say of reconciliations that they lag by one day', () => {
    for (const name of ['POST /conciliacoes', 'POST /conciliacoes-operacoes']) {
      const call = contracts['pos-emissao']?.calls[name];
      expect(call?.operation.description).toContain('D-1');
    }
  });

  it('write decimals with all places in examples, and say how many there are', () => {
    const text = services.flatMap((id) => [readText(id), readText(`${id}.overlay`)]).join('\n');
    const decimals = specification.limits.filter((limit) => limit['x-casas-decimais'] === 8);
    const names = decimals.flatMap(({ fields }) => fields.split(' '));
    const written = [...text.matchAll(/^\s*-? ?(\w+): (\d+(?:\.\d+)?)$/gm)].filter(
      ([, name = '']) => names.includes(name),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter(([, , digits = '']) => !/\.\d{8}$/.test(digits))).toEqual([]);
    expect(text.split('x-casas-decimais: 8').length).toBe(
      text.split('Até 8 casas decimais').length,
    );
  });
});

describe('notifications', () => {
  const names = Object.entries(specification.notifications).flatMap(([family, states]) =>
    states.split(' ').map((state) => `POST ${family}${state}`),
  );
  const { webhooks = {} } = contracts.webhook ?? {};

  it('are one per family and state', () => {
    expect(Object.keys(webhooks).sort()).toEqual(names.toSorted());
  });

  it.each(names)('%s carries the notification and invents nothing', (name) => {
    const { body, operation, parameters, responses } = webhooks[name] as ReadCall;
    expect([body?.schema, body?.required, parameters]).toEqual(['Notificacao', true, {}]);
    expect(operation.security).toEqual([]);
    expect(Object.keys(responses)).toEqual(['default']);
    expect(responses.default?.said).toContain('#resposta-esperada');
    expect(JSON.stringify(operation.requestBody)).toContain('"metodo-e-corpo-da-entrega"');
  });
});

describe('our own assumptions', () => {
  const unmarked = (question: string, isRead: (fact: JsonObject) => boolean) =>
    allFields.flatMap(({ fact, name }) =>
      isRead(fact) && !String(fact.said).includes(`#${question}`) ? [name] : [],
    );

  it('carry the mark where a date has a format that the specification does not give', () => {
    const dates = unmarked('formato-de-datas', ({ format }) => /^date/.test(String(format)));
    expect(new Set(dates)).toEqual(new Set(specification.knownDates.split(' ')));
  });

  it('carry the mark where a number is a JSON number, quantities of a custody row together', () => {
    const known = [...specification.knownNumbers.split(' '), ...quantities];
    const numbers = unmarked('numeros-json', ({ type }) => type === 'number');
    expect(numbers.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('carry the mark where a flag is a boolean that the specification does not give', () => {
    const flags = unmarked('tipos-dos-campos', ({ type }) => type === 'boolean');
    expect(new Set(flags)).toEqual(new Set(specification.knownFlags.split(' ')));
  });
});
