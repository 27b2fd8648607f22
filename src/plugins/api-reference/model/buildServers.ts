import type { Source } from './context';
import { fillTemplate } from './fillTemplate';
import { entriesOf, itemsOf, textOf, textsOf } from './read';
import type { Server } from './types/service';

/** The servers an object of the document lists, without those that have no address. */
export function buildServers(holder: Source): Server[] {
  return itemsOf(holder, 'servers').flatMap((server) => buildServer(server) ?? []);
}

/** One server; nothing where it has no address. */
export function buildServer(server: Source): Server | undefined {
  const url = textOf(server.value, 'url');
  if (url === undefined) return undefined;
  return {
    url,
    name: textOf(server.value, 'name'),
    description: textOf(server.value, 'description'),
    variables: entriesOf(server, 'variables').map(([name, variable]) => ({
      name,
      defaultValue: textOf(variable.value, 'default') ?? '',
      values: textsOf(variable.value, 'enum'),
      description: textOf(variable.value, 'description'),
    })),
  };
}

/** The address with its variables at their defaults, without a final slash. */
export function concreteUrl(server: Server | undefined): string {
  if (!server) return '';
  const values = new Map(server.variables.map(({ name, defaultValue }) => [name, defaultValue]));
  return fillTemplate(server.url, values).replace(/\/+$/, '');
}
