import fc from 'fast-check';
import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples.js';
import type { CallId } from '../../../packages/sandbox/src/work/ServiceCall.js';
import { drawNumber, drawText, type IdReference, reference } from './drawValues.js';
import { type FaultName, faultNames } from './faults.js';
import type { Json, RawCall, RawContracts } from './RawContracts.js';
import { CUSTODIANS, PEOPLE } from './World.js';

/** A draft of a request that fast-check draws and shrinks; the state completes it. */
export interface RequestPlan {
  call: RawCall;
  /** Index of the calling account. */
  company: number;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  fault: FaultName;
  /** Random number of the fault. */
  dice: number;
}

/** Kinds of path parameters, by the path up to them. */
const PATH_KINDS: readonly [RegExp, string][] = [
  [/\/representantes-legais\/\{id\}/, 'representante'],
  [/\{documentId\}/, 'documento'],
  [/\/cadastros\/\{(id|cadastroId)\}/, 'cadastro'],
  [/\/solicitacoes\/\{id\}/, 'solicitacao'],
  [/\/eventos\/\{id\}/, 'evento'],
  [/\/bloqueios\/\{id\}/, 'bloqueio'],
  [/\/movimentacoes\/\{id\}/, 'movimentacao'],
  [/\{notificationId\}/, 'teste'],
];

/** Draws requests of all calls: most are valid, many have one fault. */
export function drawRequests(
  contracts: RawContracts,
  companies: number,
): fc.Arbitrary<RequestPlan> {
  const draw = new Drawer(contracts);
  return fc.oneof(...contracts.calls.map((call) => draw.plan(call, companies)));
}

class Drawer {
  constructor(private readonly contracts: RawContracts) {}

  plan(call: RawCall, companies: number): fc.Arbitrary<RequestPlan> {
    const of = (place: 'path' | 'query') => call.parameters.filter((part) => part.in === place);
    const params = of('path').map(({ name, schema }) => [name, this.#param(call, name, schema)]);
    const query = of('query').map(({ name, schema }) => [name, this.#value(call, schema, name)]);
    const required = of('query').filter((part) => part.required);
    return fc.record({
      call: fc.constant(call),
      company: fc.nat(companies - 1),
      params: fc.record(Object.fromEntries(params)),
      query: fc.record(Object.fromEntries(query), {
        requiredKeys: required.map(({ name }) => name),
      }),
      body: this.#body(call),
      fault: fc.oneof(
        { weight: 1, arbitrary: fc.constant<FaultName>('none') },
        { weight: 1, arbitrary: fc.constantFrom(...faultNames) },
      ),
      dice: fc.nat(2 ** 20),
    }) as fc.Arbitrary<RequestPlan>;
  }

  /** A body from the schema, or the contract's example with references to existing objects. */
  #body(call: RawCall): fc.Arbitrary<unknown> {
    if (!call.body) return fc.constant(undefined);
    const drawn = this.#value(call, call.body.schema, '');
    if (call.body.mediaType !== 'application/json') return drawn;
    const example = exampleOf(call.id as CallId);
    const numbers = fc.tuple(fc.nat(1000), fc.nat(20));
    return fc.oneof(
      drawn,
      numbers.map((dice) => enliven(example, '', call, dice)),
    );
  }

  #param(call: RawCall, name: string, schema: Json): fc.Arbitrary<unknown> {
    const before = call.path.slice(0, call.path.indexOf(`{${name}}`) + name.length + 2);
    const tail = before.split('/').slice(-2).join('/');
    if (call.id === 'atualizarCadastro') return fc.constantFrom(...PEOPLE, '71828182000100');
    const kind = PATH_KINDS.find(([pattern]) => pattern.test(`/${tail}`))?.[1];
    return kind ? reference(kind) : this.#value(call, schema, name);
  }

  #value(call: RawCall, given: Json, name: string): fc.Arbitrary<unknown> {
    const schema = this.contracts.resolve(call.service, given);
    const named = this.#named(call, name, schema);
    if (named) return named;
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'object':
        return this.#object(call, schema);
      case 'array':
        return fc.array(this.#value(call, (schema.items ?? {}) as Json, name), { maxLength: 3 });
      case 'integer':
        return fc.integer({
          min: Number(schema.minimum ?? 0),
          max: Number(schema.maximum ?? 5000),
        });
      case 'number':
        return drawNumber(schema);
      case 'boolean':
        return fc.boolean();
      default:
        return drawText(schema);
    }
  }

  #object(call: RawCall, schema: Json): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    const parts = properties.map(([name, part]) => [name, this.#value(call, part, name)]);
    return fc.record(Object.fromEntries(parts), {
      requiredKeys: (schema.required ?? []) as never[],
    });
  }

  /** A reference to an existing object, by the field's name, so that many requests succeed. */
  #named(call: RawCall, name: string, schema: Json): fc.Arbitrary<unknown> | undefined {
    if (schema.type === 'array' || schema.type === 'object') return undefined;
    if (/^(operacaoCodigo|codigoInstrumento)$/.test(name)) return reference('codigo');
    if (name === 'id' && call.id === 'aprovarOuReprovarOfertaPrimaria') return reference('oferta');
    if (name === 'ids' || name === 'id') return reference('feed');
    if (/custodiante|escriturador/i.test(name)) return fc.constantFrom(...CUSTODIANS);
    if (/^(cnpj|cpfCnpj|emissorCnpj|investidorCpfCnpj|cnpjDoEmissor)$/.test(name)) {
      return fc.constantFrom('71828182000100', ...PEOPLE).filter((text) => fits(schema, text));
    }
    return undefined;
  }
}

/** An example with references to existing objects and with small quantities. */
function enliven(part: unknown, name: string, call: RawCall, dice: [number, number]): unknown {
  if (Array.isArray(part)) return part.map((item) => enliven(item, name, call, dice));
  if (typeof part === 'object' && part !== null) {
    const entries = Object.entries(part);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, enliven(value, key, call, dice)]),
    );
  }
  const [number, small] = dice;
  const pick = (kind: string): IdReference => ({ $pick: { kind, number, foreign: small === 0 } });
  if (/^(operacaoCodigo|codigoInstrumento)$/.test(name)) return pick('codigo');
  if (name === 'id' && call.id.includes('OfertaPrimaria')) return pick('oferta');
  if (name === 'ids') return pick('feed');
  return name === 'quantidade' && call.service !== 'emissao' ? small + 1 : part;
}

function fits({ pattern }: Json, text: string): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern).test(text);
}
