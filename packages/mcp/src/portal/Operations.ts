import type { ResolvedOperation } from '@frontier/openapi/resolve';
import { createCompiler } from '@frontier/sandbox/compile';
import { Examples } from '@frontier/sandbox/examples';
import { RequestValidator } from '@frontier/sandbox/requests';
import type { z } from 'zod';
import { endOfAddress, findNamed, suggest, ToolRefusal } from '../Refusal.js';
import type { someParameters } from '../tools/inputs.js';
import type { Portal, PortalOperation } from './Portal.js';

export interface KnownOperation extends ResolvedOperation, PortalOperation {
  readonly server: string | undefined;
  readonly pathParameters: readonly string[];
}

export class Operations {
  readonly all: readonly KnownOperation[];
  readonly validator = new RequestValidator(createCompiler());
  readonly examples: Examples;

  constructor({ contracts, operations: described }: Pick<Portal, 'contracts' | 'operations'>) {
    this.examples = new Examples(contracts);
    this.all = contracts.flatMap(({ operations, server }) =>
      operations.flatMap((operation) => {
        const pathParameters = Object.keys(operation.params.properties ?? {});
        const own = described.filter(({ id }) => id === operation.id);
        return own.map((one) => ({ ...one, ...operation, server, pathParameters }));
      }),
    );
  }

  /**
   * @param given the id of an operation, the address of its reference, or its path with or without the method.
   * @throws {ToolRefusal} for an unknown operation, with similar ones, and for a query, whose values would be lost.
   */
  get(given: string): KnownOperation {
    const ids = this.all.map(({ id }) => id);
    const [end = ''] = endOfAddress(given).split('.', 1);
    const name = findNamed(end, ids);
    const found = this.all.filter(({ id }) => id === name);
    const [first, ...others] = found.length > 0 ? found : this.#findByPath(given);
    if (!first) {
      throw new ToolRefusal(
        `operationId: nenhuma chamada é ${given}.${suggest(given, ids)} Veja list_operations ou, para um evento, search.`,
      );
    }
    if (others.length === 0 && !given.includes('?')) return first;
    const meant = [first, ...others].map(({ id }) => id).join(' ou ');
    throw new ToolRefusal(`operationId: use ${meant}, com os valores em parameters.`);
  }

  #findByPath(given: string): KnownOperation[] {
    const [, method, path] = /^(?:([a-z]+)\s+)?(\S*?)\/?(?:\?.*)?$/i.exec(given.trim()) ?? [];
    return this.all.filter((operation) => {
      const template = operation.path.replace(/\{[^}]+\}/g, '[^/]+');
      const isMethod = method === undefined || method.toUpperCase() === operation.method;
      return isMethod && new RegExp(`${template}$`).test(`/api/v1${path}`);
    });
  }
}

/** @throws {ToolRefusal} for a list or only dots in the path: an address with `..` is that of another call. */
export function checkPath(
  { path, pathParameters }: KnownOperation,
  parameters: z.output<typeof someParameters>,
): void {
  for (const name of pathParameters) {
    const value = parameters[name];
    const refuse = (problem: string) =>
      new ToolRefusal(`parameters: ${name}, do caminho ${path}, ${problem}.`);
    if (Array.isArray(value)) throw refuse('é um só valor, e não uma lista');
    const isDots = value !== undefined && /^\.{0,2}$/.test(String(value));
    if (isDots) throw refuse('não pode ser vazio nem só pontos');
  }
}
