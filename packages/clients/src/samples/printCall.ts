import type { NameValue } from '@frontier/openapi';
import { Decimal, lerJson } from '../../runtime/typescript/src/json';
import {
  type ClientCall,
  type ClientField,
  type ClientModel,
  TOKEN,
  type ValueType,
} from '../clientModel';
import type { ServiceNames } from '../names';

/** A call with the values of an example. */
export interface SampleCall {
  /** ID of the contract: `pos-emissao`. */
  readonly service: string;
  readonly operation: string;
  /** The values in the path, from left to right. */
  readonly path: readonly string[];
  readonly query: readonly NameValue[];
  /** JSON, or the parts of a form; a file is represented by its name. */
  readonly body?: string | readonly NameValue[];
}

export interface Dialect {
  /** Tab of the samples that shows it, and its grammar: readers of JavaScript see the client in TypeScript. */
  readonly language: string;
  readonly label: string;
  /** The name of a service before its types: alone, `Error` or `System` would be those of the language. */
  readonly owner: keyof ServiceNames;
  /** Writes a program that makes one call with the client. */
  readonly write: (printed: PrintedCall, services: readonly ClientModel[]) => string;
  /** Each function gets the text of a value, or the name of a file. */
  readonly scalars: Readonly<Record<ScalarKind, (text: string) => string>>;
  readonly list: (items: readonly string[]) => string;
  readonly member: (
    type: string,
    member: { readonly name: string; readonly value: string },
  ) => string;
  /** @param fields those of the example, in the order of the model. */
  readonly model: (type: string, fields: readonly PrintedField[]) => string;
}

type ScalarKind = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'file';

export interface PrintedField {
  readonly field: ClientField;
  readonly code: string;
}

export interface PrintedCall {
  readonly model: ClientModel;
  readonly call: ClientCall;
  readonly pathParameters: readonly PrintedField[];
  readonly query: readonly PrintedField[];
  readonly body: string | undefined;
  readonly hasAnswer: boolean;
  readonly comment: string | undefined;
  /** Kinds of the values, for the imports of a program. */
  readonly kinds: ReadonlySet<ValueType['kind']>;
  /** Whether there are models, or members of enumerations. */
  readonly hasClasses: boolean;
}

export class UnsupportedExample extends Error {}

/** Samples have these values without quotes, so an example with another text would become code. */
const FORMS: Partial<Record<ValueType['kind'], RegExp>> = {
  integer: /^-?(?:0|[1-9]\d*)$/,
  boolean: /^(?:true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
};

export function printCall(
  { body, operation, path, query, service }: SampleCall,
  call: ClientCall,
  model: ClientModel,
  dialect: Dialect,
): PrintedCall {
  if ((body === undefined) !== (call.body === undefined)) throw new UnsupportedExample();
  const printer = new ValuePrinter(model, dialect);
  const isToken = service === TOKEN.service && operation === TOKEN.call;
  const content =
    typeof body === 'string'
      ? lerJson(body)
      : Object.fromEntries((body ?? []).map((part) => [part.name, part.value]));
  const { answer } = call;
  return {
    model,
    call,
    pathParameters: call.pathParameters.map((field, index) =>
      printer.printField(field, path[index] ?? null),
    ),
    query: query.map(({ name, value }) => {
      const field = call.query.find(({ wire }) => wire === name);
      if (!field) throw new UnsupportedExample();
      return printer.printField(field, value);
    }),
    body: call.body && printer.print(content, call.body.type),
    // The contract describes the response, or reading it is the purpose of the call.
    hasAnswer: answer !== undefined && (answer.kind !== 'any' || call.method === 'GET'),
    comment: isToken ? 'O cliente já faz esta chamada quando precisa de um token.' : undefined,
    kinds: printer.kinds,
    hasClasses: printer.kinds.has('model') || printer.kinds.has('enumeration'),
  };
}

export function mediaTypeOf(name: string): string {
  return name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}

class ValuePrinter {
  readonly kinds = new Set<ValueType['kind']>();

  constructor(
    private readonly model: ClientModel,
    private readonly dialect: Dialect,
  ) {}

  printField(field: ClientField, found: unknown): PrintedField {
    return { field, code: this.print(found, field.type) };
  }

  /**
   * @param found a parsed value: numbers are `Decimal` to keep their digits, scalars of a query are texts.
   * @throws {UnsupportedExample} if it does not match the type.
   */
  print(found: unknown, type: ValueType): string {
    this.kinds.add(type.kind);
    switch (type.kind) {
      case 'any':
      case 'map':
        return this.print(found, inferType(found));
      case 'list':
        if (!Array.isArray(found)) throw new UnsupportedExample();
        return this.dialect.list(found.map((item) => this.print(item, type.item)));
      case 'model':
        return this.printModel(found, type.name);
      default: {
        const text = `${found}`;
        const isNested = typeof found === 'object' && !(found instanceof Decimal);
        if (isNested || FORMS[type.kind]?.test(text) === false) throw new UnsupportedExample();
        return type.kind === 'enumeration'
          ? this.printMember(text, type.name)
          : this.dialect.scalars[type.kind](text);
      }
    }
  }

  private printMember(text: string, type: string): string {
    const schema = this.model.schemas.get(type);
    const members = schema?.kind === 'enumeration' ? schema.members : [];
    const member = members.find(({ value }) => value === text);
    if (!member) throw new UnsupportedExample();
    return this.dialect.member(this.nameType(type), member);
  }

  private printModel(found: unknown, type: string): string {
    const schema = this.model.schemas.get(type);
    const fields = schema?.kind === 'model' ? schema.fields : [];
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    const given = new Map(Object.entries(isObject ? found : {}));
    const isKnown = [...given.keys()].every((key) => fields.some(({ wire }) => wire === key));
    if (!isObject || !isKnown) throw new UnsupportedExample();
    const printed = fields.filter(({ wire }) => given.has(wire));
    return this.dialect.model(
      this.nameType(type),
      printed.map((field) => this.printField(field, given.get(field.wire))),
    );
  }

  private nameType(type: string): string {
    return `${this.model.names[this.dialect.owner]}.${type}`;
  }
}

function inferType(found: unknown): ValueType {
  if (found instanceof Decimal) return { kind: 'decimal' };
  if (typeof found === 'boolean') return { kind: 'boolean' };
  if (typeof found === 'string') return { kind: 'text' };
  throw new UnsupportedExample();
}
