import type { ResolvedContract, ResolvedOperation } from '@frontier/openapi/resolve';
import { createCompiler } from '@frontier/sandbox/compile';
import { Examples } from '@frontier/sandbox/examples';
import { RequestValidator } from '@frontier/sandbox/requests';
import { suggest, ToolRefusal } from '../Refusal.js';

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

  /** @throws {ToolRefusal} for an unknown id, with similar ones. */
  get(id: string): KnownOperation {
    const found = this.all.find((operation) => operation.id === id);
    if (found) return found;
    const near = suggest(
      id,
      this.all.map((operation) => operation.id),
    );
    throw new ToolRefusal(`operationId: nenhum contrato tem ${id}.${near} Veja list_operations.`);
  }
}
