import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readContractIndex } from '../../../contracts/buildContractIndex';
import type { EmbeddedPart } from '../../../contracts/PartRequest';
import { type MdxElement, readAttributes } from '../../../shared/mdx/jsxNodes';
import { arrangeCalls } from './arrangeCalls';
import { errorTable } from './parts/errorTable';
import { operation, operationCall, operationErrors, operationExample } from './parts/operations';
import { objectStates } from './parts/states';
import {
  callTable,
  constant,
  contractFiles,
  enumValues,
  eventTable,
  fieldList,
  schemaFields,
} from './parts/tables';
import { titleLifecycle } from './parts/titleLifecycle';

const PARTS: Readonly<Record<string, EmbeddedPart>> = {
  Operation: operation,
  SchemaFields: schemaFields,
  EnumValues: enumValues,
  OperationCall: operationCall,
  OperationErrors: operationErrors,
  OperationExample: operationExample,
  Constant: constant,
  ContractFiles: contractFiles,
  ErrorTable: errorTable,
  CallTable: callTable,
  EventTable: eventTable,
  FieldList: fieldList,
  ObjectStates: objectStates,
  TitleLifecycle: titleLifecycle,
};

export interface EmbedOptions {
  /** Further parts, by element name. */
  readonly parts?: Readonly<Record<string, EmbeddedPart>>;
  readonly isText?: boolean;
}

/**
 * Remark plugin: embeds parts of the contracts and the site's data in guides as static content, so that guides never
 * repeat them.
 *
 * @throws through `file.fail`, with file, line and the nearest names, when no contract has the part.
 */
export function embedParts({
  isText = false,
  parts = {},
}: EmbedOptions = {}): (tree: Root, file: VFile) => void {
  const known = { ...PARTS, ...parts };
  return (tree, file) => {
    const index = readContractIndex();
    const calls = arrangeCalls(tree, index);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, position, parent) => {
      const element = node as MdxElement;
      const part = Object.hasOwn(known, element.name ?? '') ? known[element.name ?? ''] : undefined;
      if (!part || !parent || position === undefined) return;
      const fail = (message: string): never =>
        file.fail(`<${element.name}>: ${message}`, element.position, 'api-reference:part');
      const built = part({
        tree,
        element,
        attributes: readAttributes(element),
        isText,
        isCall: calls.has(element),
        index,
        fail,
      });
      const contents = [built].flat().map((content) => ({
        ...(element.type === 'mdxJsxFlowElement' && content.type === 'text'
          ? ({ type: 'paragraph', children: [content] } as const)
          : content),
        position: element.position,
      }));
      parent.children.splice(position, 1, ...(contents as RootContent[]));
      return [SKIP, position + contents.length];
    });
  };
}
