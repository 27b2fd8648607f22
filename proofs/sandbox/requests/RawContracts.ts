import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export type Json = Record<string, unknown>;

export interface RawParameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Json;
}

/** An operation of a contract, with resolved parameters. */
export interface RawCall {
  id: string;
  service: string;
  method: string;
  path: string;
  pattern: RegExp;
  secured: boolean;
  parameters: RawParameter[];
  /** Media type and schema of the body; absent without a documented body. */
  body?: { mediaType: string; schema: Json; pointer: string };
  /** Pointers of the response schemas by status; `null` without a documented body. */
  answers: ReadonlyMap<number, string | null>;
}

/**
 * A parser of the contracts for the proofs only. It shares no code with the simulator, whose faults it
 * would otherwise repeat.
 */
export class RawContracts {
  readonly calls: RawCall[] = [];
  readonly #documents = new Map<string, Json>();
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });

  constructor(folder: string) {
    addFormats.default(this.#ajv);
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort()) {
      const document = parse(readFileSync(path.join(folder, name), 'utf8')) as Json;
      const service = path.basename(name, '.yaml');
      this.#documents.set(service, document);
      this.#ajv.addSchema(document, service);
      this.#readCalls(service, document);
    }
  }

  /** Finds the operation that a request actually addresses. */
  findCall(method: string, address: string): RawCall | undefined {
    const path = address.replace(/[?#].*$/, '');
    return this.calls.find((call) => call.method === method && call.pattern.test(path));
  }

  /** Validation errors for the schema at a pointer; `undefined` if the value is valid. */
  findViolation(pointer: string, value: unknown): string | undefined {
    const validate = this.#ajv.getSchema(pointer) as ValidateFunction | undefined;
    if (!validate) throw new Error(`no schema at ${pointer}`);
    return validate(value) ? undefined : this.#ajv.errorsText(validate.errors);
  }

  /** Resolves a schema's reference and merges its siblings. */
  resolve(service: string, schema: Json): Json {
    if (typeof schema.$ref !== 'string') return schema;
    const { $ref, ...siblings } = schema;
    return { ...this.resolve(service, this.#at(service, $ref as string)), ...siblings };
  }

  #at(service: string, reference: string): Json {
    const names = reference.slice(2).split('/');
    return names.reduce<Json>(
      (part, name) => part[name.replaceAll('~1', '/').replaceAll('~0', '~')] as Json,
      this.#documents.get(service) as Json,
    );
  }

  #readCalls(service: string, document: Json): void {
    for (const [route, methods] of Object.entries(document.paths as Record<string, Json>)) {
      for (const [method, operation] of Object.entries(methods) as [string, Json][]) {
        if (typeof operation?.operationId !== 'string') continue;
        const at = `${service}#/paths/${route.replaceAll('/', '~1')}/${method}`;
        const parameters = (operation.parameters ?? []) as Json[];
        this.calls.push({
          id: operation.operationId,
          service,
          method: method.toUpperCase(),
          path: route,
          pattern: new RegExp(`^${route.replace(/\{[^}]+\}/g, '[^/]*')}$`),
          secured: ((operation.security ?? document.security ?? []) as unknown[]).length > 0,
          parameters: parameters.map(
            (part) => this.resolve(service, part) as unknown as RawParameter,
          ),
          ...this.#readBody(at, operation),
          answers: this.#readAnswers(service, at, operation),
        });
      }
    }
  }

  #readBody(at: string, { requestBody }: Json): Pick<RawCall, 'body'> {
    const content = (requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
    const [first] = Object.entries(content ?? {});
    if (!first) return {};
    const [mediaType, { schema }] = first;
    const pointer = `${at}/requestBody/content/${mediaType.replaceAll('/', '~1')}/schema`;
    return { body: { mediaType, schema: schema as Json, pointer } };
  }

  #readAnswers(service: string, at: string, { responses }: Json): Map<number, string | null> {
    return new Map(
      Object.entries(responses as Record<string, Json>).map(([code, response]) => {
        const reference = response.$ref as string | undefined;
        const place = reference ? `${service}${reference}` : `${at}/responses/${code}`;
        const { content } = this.resolve(service, response) as { content?: Json };
        const hasJson = content !== undefined && 'application/json' in content;
        // The simulator answers 200 where a contract says only that a call succeeds.
        const status = code === '2XX' ? 200 : Number(code);
        return [status, hasJson ? `${place}/content/application~1json/schema` : null];
      }),
    );
  }
}
