import type { MediaType, NamedSchema, Operation, Service } from '@frontier/openapi';
import { checkOptions } from '../checkOptions.js';
import { createTools } from './createTools.js';
import type { MarkdownOptions } from './MarkdownOptions.js';
import { writeText } from './nodes.js';
import { writeExamples } from './writeMedia.js';
import { writeLeanBody, writeOperation } from './writeOperation.js';
import { writeNamedSchema } from './writeSchema.js';

/** Parts of one service as Markdown, for texts of a site of your own. */
export interface MarkdownParts {
  /**
   * One operation or webhook.
   *
   * @param depth level of its heading, 1 to 6; its parts stand one below.
   * @param untitled leaves the heading out, under one that says the same.
   */
  readonly operation: (operation: Operation, depth: number, untitled?: boolean) => string;
  /**
   * One operation for a page about it, without its heading.
   *
   * @param lean the same call with less (`keepRequired`), whose body is shown first.
   */
  readonly call: (operation: Operation, depth: number, lean?: Operation) => string;
  /** Every field of a schema, then the examples of bodies, if any. */
  readonly schema: (named: NamedSchema, content?: readonly MediaType[]) => string;
}

/** How parts are written. */
export interface MarkdownPartOptions
  extends Pick<MarkdownOptions, 'badges' | 'labels' | 'resolveLink'> {
  /** Address of a place of the reference, by its anchor. */
  readonly linkTo: (anchor: string) => string;
}

/**
 * Writes single parts of a service as Markdown, where `renderMarkdown` writes its pages.
 *
 * @param service the model, from `loadReference`.
 * @throws {TypeError} when an option is unknown or of a wrong kind.
 * @throws {SpecError} of the parts, when their texts are more than any real document's.
 */
export function createMarkdownParts(service: Service, options: MarkdownPartOptions): MarkdownParts {
  checkOptions('createMarkdownParts', options);
  const tools = createTools(service, options);
  return {
    operation: (operation, depth, untitled) =>
      writeText(writeOperation(operation, depth, tools, untitled)),
    call: (operation, depth, lean) =>
      writeText([
        ...(lean ? writeLeanBody(lean, depth + 1, tools) : []),
        ...writeOperation(operation, depth, tools, true),
      ]),
    schema: (named, content = []) =>
      writeText([...writeNamedSchema(named, tools), ...writeExamples(content, tools)]),
  };
}
