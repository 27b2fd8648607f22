import { parseDocument, SpecError } from '@frontier/openapi';
import { checkJson } from './checkJson';
import type { CodeBlock, Fault } from './readBlocks';
import { faultAt } from './readBlocks';
import type { Body, ContractCall } from './readCalls';

const JSON_TYPE = 'application/json';

/**
 * Checks a block of JSON against the call its fence names: `operation="…" part="request"`, or
 * `part="response"`, which may name a status. `operation="none"` is JSON of no call.
 */
export function checkJsonBlock(block: CodeBlock, calls: readonly ContractCall[]): Fault[] {
  const id = block.meta.get('operation');
  if (id === 'none') return [];
  if (id === undefined) {
    return [
      faultAt(block, -1, 'diga de que chamada é este JSON: operation="…" part="…", ou "none"'),
    ];
  }
  const call = calls.find((candidate) => candidate.id === id);
  if (!call) return [faultAt(block, -1, `não há operação "${id}"`)];
  const schema = chooseBody(block, call)?.schemas.get(JSON_TYPE);
  if (schema === undefined) {
    return [faultAt(block, -1, `${id} não tem JSON em ${describePart(block)}`)];
  }
  return checkText(block, call, schema);
}

function checkText(block: CodeBlock, { contract, id }: ContractCall, schema: string): Fault[] {
  try {
    const text = parseObjectOrList(block);
    return checkJson(contract, schema, text.value).map(({ message, pointer }) => {
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

function chooseBody({ meta }: CodeBlock, { body, responses }: ContractCall): Body | undefined {
  if (meta.get('part') === 'request') return body;
  if (meta.get('part') !== 'response') return undefined;
  const status = meta.get('status') ?? [...responses.keys()].find((key) => key.startsWith('2'));
  return responses.get(status ?? '');
}

function describePart({ meta }: CodeBlock): string {
  const status = meta.get('status');
  return `part="${meta.get('part') ?? ''}"${status === undefined ? '' : ` status="${status}"`}`;
}
