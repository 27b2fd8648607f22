import {
  ASSUMPTION_MARK,
  type Example,
  type Operation,
  type Parameter,
  type ParameterGroup,
  type SampleRequest,
} from '@frontier/openapi';
import { writeQuestions } from '../../shared/assumptions/writeQuestions';
import type { DownloadedContract, DownloadSite } from './Download';

/** The call that gets the token, with its credentials. */
export type TokenCall = ReturnType<typeof findTokenCall>;

/** Variables for the token and its expiry. */
export const TOKEN = 'token';
export const EXPIRY = 'tokenExpiraEm';

/**
 * Finds the token call and checks it against its contract.
 *
 * @throws {Error} with the name missing from the contract.
 */
export function findTokenCall(calls: readonly CollectionCall[], options: DownloadSite['token']) {
  const call = calls.find(({ id }) => id === options.operation);
  if (!call) throw new Error(`downloads: token.operation: nenhuma chamada ${options.operation}`);
  const fields = call.responses
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => schema?.properties ?? []);
  for (const field of [options.value, options.expiry]) {
    if (fields.some(({ name }) => name === field)) continue;
    throw new Error(`downloads: token: the response of ${call.id} has no field ${field}`);
  }
  if (call.body?.kind !== 'json') throw new Error(`downloads: ${call.id} sends no JSON`);
  /** Fields of its body with the example's keys. Their names are also those of their variables. */
  const keys = JSON.parse(call.body.text) as Readonly<Record<string, string>>;
  return { call, credentials: Object.keys(keys), keys, options };
}

/** The body of the token call, with variables for the credentials. */
export function writeCredentials(credentials: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(credentials.map((n) => [n, `{{${n}}}`])), null, 2);
}

/** One call of a contract, prepared for files to take away. */
export interface CollectionCall extends Pick<Operation, 'id' | 'title' | 'method' | 'responses'> {
  readonly service: string;
  /** Markdown with absolute links, for use outside the site. */
  readonly description: string;
  /** Path with parameters in braces, named as in `path`. */
  readonly template: string;
  /** Variable with the service's address. */
  readonly host: string;
  readonly path: readonly CallParameter[];
  readonly query: readonly CallParameter[];
  /** Headers of the contract except `Authorization`. */
  readonly headers: SampleRequest['headers'];
  readonly body: SampleRequest['body'];
  readonly needsToken: boolean;
  /** Documented success codes. */
  readonly successes: readonly number[];
  /** Whether the contract marks a success code as our assumption. */
  readonly isAssumption: boolean;
}

export interface CallParameter {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly required: boolean;
}

export type CallService = ReturnType<typeof listCalls>;

/** Name of the test for the status. */
export function describeStatus({ isAssumption, successes }: CollectionCall): string {
  const codes = successes.join(' ou ');
  return `O código é o do contrato (${codes}${isAssumption ? `, ${ASSUMPTION_MARK}` : ''})`;
}

/**
 * The calls of a contract without its webhooks, by tag.
 *
 * @param siteUrl prefix of links in descriptions.
 * @throws {Error} when the contract has no server.
 */
export function listCalls(contract: DownloadedContract, siteUrl: string) {
  const { service, title } = contract;
  const { id } = service;
  const [server] = service.servers;
  if (!server) throw new Error(`downloads: the contract ${id} has no servers`);
  const host = `url${id.split('-').map(capitalize).join('')}`;
  const describe = (operation: Operation): CollectionCall[] => {
    if (!operation.request) return [];
    const link = (text: string) => text.replaceAll('](/', `](${siteUrl}/`);
    const list = (location: ParameterGroup['location']) =>
      (operation.parameters.find((group) => group.location === location)?.parameters ?? []).flatMap(
        (parameter) => fillParameter(parameter, link),
      );
    const good = operation.responses.filter(({ status }) => /^2\d\d$/.test(status));
    return [
      {
        service: id,
        id: operation.id,
        title: operation.title,
        description: link(writeQuestions(operation)),
        method: operation.method,
        template: operation.path,
        host,
        path: list('path'),
        query: list('query'),
        headers: operation.request.headers.filter(({ name }) => name !== 'Authorization'),
        body: operation.request.body,
        needsToken: operation.security.some((needed) => needed.length > 0),
        successes: good.map(({ status }) => Number(status)),
        isAssumption: good.some(({ isStatusAssumed }) => isStatusAssumed),
        responses: operation.responses,
      },
    ];
  };
  return {
    id,
    title,
    /** Variable with the address of the first server. */
    host,
    url: server.url.replace(/\/$/, ''),
    environment: server.description ?? server.url,
    groups: service.groups.flatMap(({ tags }) =>
      tags.flatMap((tag) => {
        const calls = tag.operations.flatMap(describe);
        return calls.length > 0 ? [{ title: tag.title, calls }] : [];
      }),
    ),
  };
}

export function flattenCalls(services: readonly CallService[]): CollectionCall[] {
  return services.flatMap(({ groups }) => groups.flatMap(({ calls }) => calls));
}

/** A parameter with the contract's example. An array that explodes gives one entry per value. */
function fillParameter(parameter: Parameter, link: (text: string) => string): CallParameter[] {
  const { examples, explode = true, name, required } = parameter;
  const description = link(writeQuestions(parameter));
  const example = parameter.sampleText ?? examples[0];
  const values = example ? valuesByName(example) : [''];
  const given = explode ? values : [values.join(',')];
  return given.map((value) => ({ name, value, description, required }));
}

function valuesByName({ language, text }: Pick<Example, 'language' | 'text'>): string[] {
  const value: unknown = language === 'json' && text.startsWith('[') ? JSON.parse(text) : text;
  return Array.isArray(value) ? value.map(String) : [text];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
