import type { Labels } from '../labels/Labels.js';
import type { Service } from '../model/types/service.js';
import { operationsOf } from '../operationsOf.js';
import { heading, item, joined, link, list, paragraph, text } from './nodes.js';
import { writeText } from './writeText.js';

/** A page that lists several documents, each with the way to it. */
export function writeDocumentList(
  title: string,
  entries: readonly { readonly service: Service; readonly href: string }[],
  labels: Labels,
): string {
  const items = entries.map(({ href, service }) => {
    const said = joined([
      service.summary,
      service.version !== '' && `${labels.version} ${service.version}`,
      labels.operationCount(operationsOf(service).length),
    ]);
    return item(paragraph(link(href, text(service.title)), text(': '), ...said));
  });
  return writeText([heading(1, text(title)), ...list(items)]);
}
