import type { ResolvedContract, ResolvedOperation } from '@frontier/openapi/resolve';
import { createCompiler } from '@frontier/sandbox/compile';
import { Examples } from '@frontier/sandbox/examples';
import { RequestValidator } from '@frontier/sandbox/requests';
import type { z } from 'zod';
import { findNamed, suggest, ToolRefusal } from '../Refusal.js';
import type { someParameters } from '../tools/inputs.js';

export interface KnownOperation extends ResolvedOperation {
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly fileFields: readonly string[];
}

export class Operations {
  readonly all: readonly KnownOperation[];
  readonly validator = new RequestValidator(createCompiler());
  readonly examples: Examples;

  constructor(contracts: readonly ResolvedContract[]) {
    this.examples = new Examples(contracts);
    this.all = contracts.flatMap(({ operations }) =>
      operations.map((operation) => {
        const { body, params, query } = operation;
        const fields = Object.entries(body?.schema.properties ?? {});
        return {
          ...operation,
          pathParameters: Object.keys(params.properties ?? {}),
          queryParameters: Object.keys(query.properties ?? {}),
          fileFields: fields.flatMap(([name, { format }]) => (format === 'binary' ? [name] : [])),
        };
      }),
    );
  }

  /** @param id or the method and path. @throws {ToolRefusal} for an unknown one, with similar ones. */
  get(id: string): KnownOperation {
    const ids = this.all.map((operation) => operation.id);
    const name = findNamed(id, ids);
    const found = this.all.find(
      (operation) => operation.id === name || `${operation.method} ${operation.path}` === id.trim(),
    );
    if (found) return found;
    const near = suggest(id, ids);
    throw new ToolRefusal(`operationId: nenhum contrato tem ${id}.${near} Veja list_operations.`);
  }
}

/** @throws {ToolRefusal} for a list or only dots in the path: an address with `..` is that of another call. */
export function checkPath(
  { path, pathParameters }: KnownOperation,
  parameters: z.output<typeof someParameters>,
): void {
  for (const name of pathParameters) {
    const value = parameters[name];
    if (Array.isArray(value))
      throw new ToolRefusal(
        `parameters: ${name}, do caminho ${path}, é um só valor, e não uma lista.`,
      );
    if (value !== undefined && /^\.{0,2}$/.test(String(value)))
      throw new ToolRefusal(
        `parameters: ${name}, do caminho ${path}, não pode ser vazio nem só pontos.`,
      );
  }
}
