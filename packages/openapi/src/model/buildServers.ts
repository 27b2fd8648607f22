import type { Source } from '../json.js';
import type { BuildContext } from './context.js';
import { bareWord, childOf, entriesOf, itemsOf, pickTexts, textOf, wordOf } from './read.js';
import type { Server } from './types/service.js';

export function buildServers(context: BuildContext, holder: Source): Server[] {
  return itemsOf(holder, 'servers').flatMap((server) => buildServer(context, server) ?? []);
}

export function buildServer(
  { budget, sourceTexts }: BuildContext,
  server: Source,
): Server | undefined {
  // An empty address would be invisible, and paths begin with a slash anyway.
  const url = childOf(server, 'url')?.value === '' ? '/' : textOf(server.value, 'url');
  if (url === undefined) return undefined;
  budget.countPart(server.pointer);
  return {
    url,
    ...pickTexts(server.value, 'name', 'description'),
    variables: entriesOf(server, 'variables').map(([name, variable]) => {
      const values = itemsOf(variable, 'enum').flatMap(
        (value) => bareWord(value, sourceTexts) ?? [],
      );
      budget.limitList(values, variable.pointer);
      const defaultValue = wordOf(variable, 'default', sourceTexts);
      return { name, defaultValue, values, description: textOf(variable.value, 'description') };
    }),
  };
}

/** The address with the defaults of its variables, without a final slash. */
export function concreteUrl(server: Server | undefined): string {
  if (!server) return '';
  const values = server.variables.flatMap(({ name, defaultValue }): [string, string][] => {
    // An empty start of the address means the reader's host.
    const isOpen =
      defaultValue === undefined || (defaultValue === '' && server.url.startsWith(`{${name}}`));
    return isOpen ? [] : [[name, defaultValue]];
  });
  return fillTemplate(server.url, new Map(values)).replace(/(?<!\/)\/+$/, '');
}

/**
 * Replaces the placeholders of a template (`{name}`) in one pass: a value is not a template, which could grow
 * without end. A placeholder without a value stays.
 */
export function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(
    /\{([^{}]*)\}/g,
    (variable, name: string) => values.get(name) ?? variable,
  );
}
