import type { ListItem } from 'mdast';
import type { Server, ServerVariable } from '../model/types/service.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { code, codes, item, joined, labelled, list, text } from './nodes.js';
import { withProse } from './prose.js';

/**
 * Addresses of the API, each with what it is for and what may vary in it.
 *
 * @param label what the addresses are called.
 */
export function writeServers(
  servers: readonly Server[],
  label: string,
  tools: MarkdownTools,
): ListItem[] {
  return servers.map(({ description, name, url, variables }) => {
    const said = labelled(label, ...joined([[code(url)], name]));
    const blocks = description === undefined ? [] : tools.describe(description, 'field');
    return item(
      ...withProse(said, blocks),
      ...list(variables.map((variable) => writeVariable(variable, tools))),
    );
  });
}

function writeVariable(variable: ServerVariable, tools: MarkdownTools): ListItem {
  const { defaultValue, description, name, values } = variable;
  const { labels } = tools;
  const said = joined([
    defaultValue !== undefined && labelled(labels.defaultValue, code(defaultValue)),
    values.length > 0 && labelled(labels.values, ...codes(values)),
  ]);
  const head = [code(`{${name}}`), ...(said.length > 0 ? [text(': '), ...said] : [])];
  const blocks = description === undefined ? [] : tools.describe(description, 'field');
  return item(...withProse(head, blocks));
}
