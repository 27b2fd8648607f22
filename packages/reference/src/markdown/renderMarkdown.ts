import type { Service } from '../model/types/service.js';
import type { MarkdownOptions, MarkdownPage } from './MarkdownOptions.js';
import { PageWriter } from './PageWriter.js';

/**
 * Writes one service as Markdown, from the model: everything the HTML pages say, in the same layouts
 * and under the same names, one page after the other. Texts of the document are read as Markdown, made
 * safe and written anew, so that none of them ends the list, table or block of code it stands in.
 *
 * @param service the model, from `loadReference`.
 * @throws {SpecError} when the pages grow larger than any real document's.
 */
export function* renderMarkdown(
  service: Service,
  options: MarkdownOptions,
): Generator<MarkdownPage> {
  const writer = new PageWriter(service, options);
  if (options.layout === 'page') {
    yield writer.writeWhole();
    return;
  }
  yield writer.writeOverview();
  if (options.layout === 'tag') yield* writer.writeTagPages();
  else yield* writer.writeOperationPages();
  yield* writer.writeSchemaPages();
}
