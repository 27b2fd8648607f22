import type { Source } from './context.js';
import { fillTemplate } from './fillTemplate.js';
import type { Lexemes } from './printJson.js';
import { entriesOf, itemsOf, textOf } from './read.js';
import type { Server } from './types/service.js';
import { bareWord, wordOf } from './wordOf.js';

/** The servers an object of the document lists, without those that have no address. */
export function buildServers(holder: Source, lexemes: Lexemes): Server[] {
  return itemsOf(holder, 'servers').flatMap((server) => buildServer(server, lexemes) ?? []);
}

/** One server; nothing where it has no address. */
export function buildServer(server: Source, lexemes: Lexemes): Server | undefined {
  const url = textOf(server.value, 'url');
  if (url === undefined) return undefined;
  return {
    url,
    name: textOf(server.value, 'name'),
    description: textOf(server.value, 'description'),
    variables: entriesOf(server, 'variables').map(([name, variable]) => ({
      name,
      defaultValue: wordOf(variable, 'default', lexemes),
      values: itemsOf(variable, 'enum').flatMap((value) => bareWord(value, lexemes) ?? []),
      description: textOf(variable.value, 'description'),
    })),
  };
}

/** The address with its variables at their defaults, if they have one, without a final slash. */
export function concreteUrl(server: Server | undefined): string {
  if (!server) return '';
  const values = server.variables.flatMap(({ name, defaultValue }): [string, string][] => {
    // No address begins with nothing: the reader's own host is meant.
    const isOpen =
      defaultValue === undefined || (defaultValue === '' && server.url.startsWith(`{${name}}`));
    return isOpen ? [] : [[name, defaultValue]];
  });
  return fillTemplate(server.url, new Map(values)).replace(/\/+$/, '');
}
