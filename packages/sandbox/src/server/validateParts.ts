import type { FastifyInstance } from 'fastify';
import { type Validate, type Validated, ValidatorCompiler } from '../contract/validators.js';
import { isKeepable, writeExact } from '../exact/exactJson.js';
import { Refusal } from '../work/Work.js';

/** Names of Fastify's request parts in the details of a refusal. */
const PARTS: Readonly<Record<string, string>> = {
  body: 'corpo',
  querystring: 'consulta',
  params: 'caminho',
};

/**
 * Sets compilers that validate requests and responses against the contracts' schemas. Validators are compiled on
 * first use, or with `early` before the server is ready, so that an invalid schema stops the start.
 */
export function validateParts(server: FastifyInstance, { early }: { early: boolean }): void {
  const compiler = new ValidatorCompiler();
  const make = (compile: () => Validate): (() => Validate) => {
    let made = early ? compile() : undefined;
    return () => {
      made ??= compile();
      return made;
    };
  };
  server.setValidatorCompiler<object>((part) => {
    const { schema, httpPart = 'body' } = part;
    // Fastify also passes the media type, which its types omit.
    const isJson = 'contentType' in part && part.contentType === 'application/json';
    const getValidator = make(() =>
      isJson ? compiler.compileBody(schema) : compiler.compileTexts(schema),
    );
    const place = PARTS[httpPart] ?? httpPart;
    return (value: unknown) => {
      if (!isJson && !areKeepable(value)) {
        const problem = 'um texto tem um caractere que não se pode guardar';
        return { error: Refusal.of('invalid', place, problem) };
      }
      return refuseMisfits(getValidator()(value), place);
    };
  });
  server.setSerializerCompiler<object>(({ schema, method, url, httpStatus }) => {
    const getValidator = make(() => compiler.compileBody(schema));
    return (answer: unknown) => {
      const result = getValidator()(answer);
      if ('value' in result) return writeExact(answer);
      const faults = result.misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ');
      throw new Error(`${method} ${url} ${httpStatus}: a resposta não cabe no contrato: ${faults}`);
    };
  });
}

function refuseMisfits(result: Validated, place: string): { value: unknown } | { error: Refusal } {
  if ('value' in result) return result;
  const misfits = result.misfits.map(({ onde, problema }) => ({
    onde: onde === '/' ? place : `${place}${onde}`,
    problema,
  }));
  return { error: new Refusal('invalid', misfits) };
}

function areKeepable(value: unknown): boolean {
  if (typeof value === 'string') return isKeepable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(areKeepable);
}
