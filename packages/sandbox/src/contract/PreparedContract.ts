import type { Contract } from './Operation.js';

/** A contract that was checked, with the routes its document makes: all that serving it needs, as plain data. */
export interface PreparedContract extends Omit<Contract, 'document'> {
  routes: ContractRoute[];
}

/** A route as `fastify-openapi-glue` makes it of a call. */
export interface ContractRoute {
  operationId: string;
  method: string;
  /** In Fastify's writing: `/api/v1/cadastros/:id`. */
  url: string;
  /** Schemas of Fastify's parts of a request, and of answers by code, without references. */
  schema: object;
}
