import { parseDocument, SpecError } from '@frontier/openapi';
import type { ResolvedSchema } from '@frontier/openapi/resolve';
import { checkJson } from './checkJson';
import type { CodeBlock, Fault } from './readBlocks';
import { faultAt } from './readBlocks';
import type { ContractCall } from './readCalls';

/**
 * Checks a block of JSON against the body of the call that its fence names: `operation="…" part="request"`.
 * `operation="none"` is JSON of no call.
 */
export function checkJsonBlock(block: CodeBlock, calls: readonly ContractCall[]): Fault[] {
  const id = block.meta.get('operation');
  if (id === 'none') return [];
  const body = calls.find((call) => call.id === id)?.body;
  const isBody = block.meta.get('part') === 'request' && body?.type === 'application/json';
  if (isBody) return checkText(block, `${id}`, body.schema);
  return [
    faultAt(
      block,
      -1,
      `diga de que chamada com corpo é este JSON, não ${id}: operation="…" part="request", ou "none"`,
    ),
  ];
}

function checkText(block: CodeBlock, id: string, schema: ResolvedSchema): Fault[] {
  try {
    const text = parseObjectOrList(block);
    return checkJson(schema, text.value, 'json').map(({ message, pointer }) => {
      const line = text.locate(pointer)?.line ?? 1;
      return faultAt(block, line - 1, `${id} ${pointer || '(corpo)'}: ${message}`);
    });
  } catch (error) {
    if (error instanceof SpecError || error instanceof SyntaxError) {
      return [faultAt(block, 0, `não é JSON: ${error.message}`)];
    }
    throw error;
  }
}

/** Wraps a list in an object, because documents are objects. */
function parseObjectOrList({ code, file }: CodeBlock) {
  const wrapped = `{"body": ${code}}`;
  JSON.parse(wrapped);
  const { locate, root } = parseDocument(wrapped, { service: file, source: file });
  return { value: root.body ?? null, locate: (pointer: string) => locate(`/body${pointer}`) };
}
