import { describe, expect, it } from 'vitest';
import { type Entities, expandFields, expandPin } from './expandPin';
import type { Facts } from './facts';
import { type ReadCall, type ReadResponse, readContract } from './readContract';

/** What the specification says of one call; shapes are in the notation of `expandPin`. */
export interface CallPin {
  /** Path parameters that are no plain text; the names stand in the path. */
  readonly path?: string;
  readonly query?: string;
  /** JSON body; none when absent. */
  readonly body?: string;
  /** True when the specification leaves open whether the body may be left out. */
  readonly bodyMayBeAbsent?: boolean;
  /** Multipart body. */
  readonly form?: string;
  /** Every documented status; `200?` is a success whose code the specification does not give. */
  readonly statuses: string;
  /** Body of the success; not shown, or empty, when absent. */
  readonly returns?: string;
  /** Text of the 404, when section 8 gives one. */
  readonly notFound?: string;
}

export interface ServicePin {
  readonly service: string;
  readonly entities: Entities;
  /** By method and path, without the `/api/v1` all share. */
  readonly calls: Readonly<Record<string, CallPin>>;
  /** Error texts of section 8, where the service does not differ. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly isOpen?: boolean;
}

/** Section 8. */
const ERRORS: Readonly<Record<string, string>> = {
  400: 'Requisição inválida.',
  401: 'Não autorizado. Token ausente ou inválido.',
  403: 'Acesso proibido. Permissões insuficientes.',
  500: 'Erro interno do servidor.',
};
const BEARER = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

/** Registers the tests that hold a contract to the specification, call by call. */
export function pinService({ service, entities, calls, errors, isOpen = false }: ServicePin): void {
  const contract = readContract(service);

  describe(`${service}.yaml`, () => {
    it('documents exactly the specified calls', () => {
      expect(Object.keys(contract.calls).sort()).toEqual(Object.keys(calls).sort());
    });

    it(isOpen ? 'asks for no token' : 'asks for a bearer token (JWT) everywhere', () => {
      const { components, security } = contract.root;
      expect(security).toEqual(isOpen ? [] : [{ bearerAuth: [] }]);
      const schemes = { securitySchemes: { bearerAuth: BEARER } };
      if (isOpen) expect(components).not.toHaveProperty('securitySchemes');
      else expect(components).toMatchObject(schemes);
      for (const { operation } of Object.values(contract.calls)) {
        expect(operation).not.toHaveProperty('security');
      }
    });

    describe.each(Object.entries(calls))('%s', (name, pin) => {
      const call = contract.calls[name];
      if (!call) return;
      pinRequest(call, pin, name, entities);
      pinResponses(call, pin, { ...ERRORS, ...errors, 404: pin.notFound ?? '' }, entities);
    });
  });
}

function pinRequest(call: ReadCall, pin: CallPin, name: string, entities: Entities): void {
  it('takes exactly the specified parameters', () => {
    expect(call.parameters).toEqual(expectedParameters(name, pin, entities));
  });

  const { body, bodyMayBeAbsent = false, form } = pin;
  const shape = body ?? form;
  it(shape === undefined ? 'takes no body that is not shown' : 'takes exactly the body', () => {
    if (shape === undefined) {
      expect(call.body).toBeUndefined();
      return;
    }
    const mediaType = form === undefined ? 'application/json' : 'multipart/form-data';
    expect(call.body).toEqual({
      required: !bodyMayBeAbsent,
      content: { [mediaType]: expandPin(shape, entities) },
    });
  });
}

function expectedParameters(name: string, { path = '', query = '' }: CallPin, entities: Entities) {
  const names = [...name.matchAll(/\{(\w+)\}/g)].map(([, found]) => `${found}!`);
  const typed = expandFields(path, entities, 'path');
  const facts: Facts = {
    ...expandFields(names.join(' '), entities, 'path'),
    ...expandFields(query, entities, 'query'),
  };
  return { ...facts, ...typed };
}

function pinResponses(
  { responses }: ReadCall,
  { returns, statuses }: CallPin,
  texts: Readonly<Record<string, string>>,
  entities: Entities,
): void {
  const [first = '', ...rest] = statuses.split(' ');
  const success = first.replace('?', '');

  it(`answers with exactly ${statuses}`, () => {
    expect(Object.keys(responses)).toEqual([success, ...rest]);
    const isGiven = !(responses[success]?.description ?? '').includes('#codigos-de-sucesso');
    expect(isGiven).toBe(!first.endsWith('?'));
  });

  it(returns === undefined ? 'shows no body on success' : 'returns exactly the body', () => {
    const { content, description } = responses[success] as ReadResponse;
    if (returns !== undefined) {
      expect(content).toEqual({ 'application/json': expandPin(returns, entities) });
      return;
    }
    expect(content).toEqual({});
    expect(description).toMatch(/não informados?\]|não tem corpo/);
  });

  it.each(rest)('tells %s by its exact text, without a body', (status) => {
    const { content, description } = responses[status] as ReadResponse;
    const text = texts[status];
    expect(content).toEqual({});
    if (text) {
      expect(description).toBe(text);
    } else {
      expect(description).toMatch(/\[Texto não informado\]\(\S+#textos-de-404\)/);
      expect(Object.values(ERRORS).filter((known) => description.includes(known))).toEqual([]);
    }
  });
}
