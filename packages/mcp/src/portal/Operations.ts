import { Examples } from '@frontier/sandbox/examples';
import {
  type ContractOperation,
  type PreparedContract,
  RequestValidator,
} from '@frontier/sandbox/requests';
import { Refusal, suggest } from '../Refusal.js';

/** An operation of a contract, with details of its route. */
export interface KnownOperation extends ContractOperation {
  readonly summary: string;
  /** Names of the parameters in the path. */
  readonly pathParameters: readonly string[];
  /** Form fields that are files. */
  readonly fileFields: readonly string[];
}

/** The operations of the contracts. */
export class Operations {
  readonly all: readonly KnownOperation[];
  readonly validator: RequestValidator;
  readonly examples: Examples;

  constructor(contracts: readonly PreparedContract[]) {
    this.validator = new RequestValidator(contracts);
    this.examples = new Examples(contracts);
    this.all = contracts.flatMap(({ operations, routes }) =>
      operations.map((operation) => {
        const route = routes.find(({ operationId }) => operationId === operation.id);
        const { body, params, summary = '' } = route?.schema ?? {};
        const parts = Object.values(body?.content ?? {}).map(
          ({ schema }) => schema?.properties ?? {},
        );
        return {
          ...operation,
          summary,
          pathParameters: Object.keys(params?.properties ?? {}),
          fileFields: parts.flatMap((fields) =>
            Object.keys(fields).filter((name) => fields[name]?.format === 'binary'),
          ),
        };
      }),
    );
  }

  /** @throws {Refusal} for an unknown id, with similar ones. */
  get(id: string): KnownOperation {
    const found = this.all.find((operation) => operation.id === id);
    if (found) return found;
    const near = suggest(
      id,
      this.all.map((operation) => operation.id),
    );
    throw new Refusal(`operationId: nenhum contrato tem ${id}.${near} Veja list_operations.`);
  }
}
