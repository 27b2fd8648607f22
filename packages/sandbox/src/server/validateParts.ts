import type { FastifyInstance } from 'fastify';
import { type Validate, type Validated, ValidatorCompiler } from '../contract/validators.js';
import { isKeepable, writeExact } from '../exact/exactJson.js';
import { Refusal } from '../work/Work.js';

/** Parts of a request, as the details of a refusal name them. */
const PARTS: Readonly<Record<string, string>> = {
  body: 'corpo',
  querystring: 'consulta',
  params: 'caminho',
};

/**
 * Has requests and answers checked by the contracts' schemas. A validator is made when it is first needed, or
 * with `early` before the server is ready: then a schema that can't be compiled ends the start.
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
    // Fastify gives the media type as well, which its types leave out.
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
