import { generateSources, moduleOf } from '../generateSources';
import { type Contract, prepareContract } from '../prepareContract';
import type { TypedCall } from './layout';
import { printJava } from './printJava';
import { printPython } from './printPython';
import { printTypeScript } from './printTypeScript';
import { type ClientCall, type Field, type JavaModule, readJava } from './readJava';
import { type PythonModule, readPython } from './readPython';
import { NotWritable, typeJson, typeValue, type Value } from './typeValue';

/** A call with concrete values, as a contract's examples give them. */
export interface SampleCall {
  /** Id of the contract: `pos-emissao`. */
  readonly service: string;
  /** The `operationId`. */
  readonly operation: string;
  /** What stands in its path, from left to right. */
  readonly path: readonly string[];
  /** Names and values of its query. */
  readonly query: readonly (readonly [string, string])[];
  /** Its JSON, or the parts of its form; a file is given by its name. */
  readonly body?: string | readonly { readonly name: string; readonly value: string }[];
}

/** A call with the client, as a program that runs by itself. */
export interface ClientSample {
  readonly language: 'typescript' | 'python' | 'java';
  /** The language's name. */
  readonly label: string;
  readonly code: string;
}

/** The service and the call that clients get their tokens with (`writeTypeScriptIndex` and the others). */
const TOKEN = { service: 'autenticacao', call: 'gerarTokenDeAcesso' };
const TOKEN_COMMENT = 'O cliente já faz esta chamada quando precisa de um token.';

/** @returns nothing for a call whose example has what the client has no place for, such as `null`. */
export type WriteClientSample = (call: SampleCall) => readonly ClientSample[] | undefined;

/**
 * Prepares to write calls with the clients of these contracts. Every name is read from what is generated, which takes
 * one run of the generator, about a second.
 *
 * @throws {ClientFailure} as `makeClients` does.
 */
export function createSampleWriter(contracts: readonly Contract[]): WriteClientSample {
  const prepared = contracts.map(prepareContract);
  const { java, python } = generateSources(prepared);
  const modules = new Map(
    prepared.map(({ id }) => [
      id,
      {
        java: readJava(java.get(moduleOf.java(id)) ?? ''),
        python: readPython(python.get(moduleOf.python(id)) ?? ''),
      },
    ]),
  );
  const addresses = prepared.map(({ id, server }) => ({ id, address: server }));
  return (call) => {
    const module = modules.get(call.service);
    const client = module?.java.calls.get(call.operation);
    if (!module || !client) return undefined;
    const servers = addresses.filter(({ id }) => id === TOKEN.service || id === call.service);
    try {
      return print({ ...typeCall(call, client, module.java), servers }, module);
    } catch (error) {
      if (error instanceof NotWritable) return undefined;
      throw error;
    }
  };
}

function typeCall(
  { body, operation, path, query, service }: SampleCall,
  { body: bodyType, hasAnswer, path: taken, places, query: asked }: ClientCall,
  module: JavaModule,
): Omit<TypedCall, 'servers'> {
  const isToken = service === TOKEN.service && operation === TOKEN.call;
  if ((body === undefined) !== (bodyType === undefined)) {
    throw new NotWritable(`${operation} has a body in only one of contract and example`);
  }
  return {
    service,
    id: operation,
    path: taken.map((field) => typeField(field, path[places.indexOf(field.wire)])),
    query: query.map(([wire, value]) => {
      const field = asked?.fields.find((one) => one.wire === wire);
      if (!field) throw new NotWritable(`${operation} has no query ${wire}`);
      return typeField(field, value);
    }),
    body: bodyType && typeBody(body),
    hasAnswer,
    comment: isToken ? TOKEN_COMMENT : undefined,
  };

  function typeField({ name, type, wire }: Field, text: string | undefined) {
    return { name, wire, value: typeValue(text ?? null, type, module) };
  }

  function typeBody(given: SampleCall['body']): Value | undefined {
    if (bodyType === undefined || given === undefined) return undefined;
    if (typeof given === 'string') return typeJson(given, bodyType, module);
    return typeValue(
      Object.fromEntries(given.map(({ name, value }) => [name, value])),
      bodyType,
      module,
    );
  }
}

function print(
  call: TypedCall,
  module: { readonly java: JavaModule; readonly python: PythonModule },
): ClientSample[] {
  return [
    { language: 'typescript', label: 'TypeScript', code: printTypeScript(call) },
    { language: 'python', label: 'Python', code: printPython(call, module.python) },
    { language: 'java', label: 'Java', code: printJava(call, module.java) },
  ];
}
