import type { FastifyInstance } from 'fastify';
import { type Validate, ValidatorCompiler } from '../contract/validators.js';
import { widenCnpj } from '../contract/widenCnpj.js';
import { writeExact } from '../exact/exactJson.js';

/**
 * Sets a compiler that validates responses against the contracts' schemas, on first use. With `early` all schemas are
 * compiled before the server is ready, so that an invalid one stops the start.
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
  server.setValidatorCompiler<object>(({ schema }) => {
    compiler.compileBody(schema);
    return () => true;
  });
  server.setSerializerCompiler<object>(({ schema, method, url, httpStatus }) => {
    const getValidator = make(() => compiler.compileBody(widenCnpj(schema)));
    return (answer: unknown) => {
      const result = getValidator()(answer);
      if ('value' in result) return writeExact(answer);
      const faults = result.misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ');
      throw new Error(`${method} ${url} ${httpStatus}: a resposta não cabe no contrato: ${faults}`);
    };
  });
}
