import type { Contract } from './Operation.js';

/** A contract that was checked, with the routes its document makes: plain data, which the build keeps. */
export interface PreparedContract extends Contract {
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
