import type { Source } from './context.js';
import type { Lexemes } from './printJson.js';
import { bareWord, entriesOf, itemsOf, pickTexts, textOf, wordOf } from './read.js';
import type { Server } from './types/service.js';

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
    ...pickTexts(server.value, 'name', 'description'),
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

/**
 * Puts values in the places of a template (`{name}`), each once: a value itself is no template,
 * which could grow without end. A place without a value stays.
 */
export function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => values.get(name) ?? place);
}
