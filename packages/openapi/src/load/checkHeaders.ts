import { ignoredHeaderMend } from '../ignoredHeaders.js';
import { isObject, type JsonObject, splitPointer } from '../json.js';
import { type Child, objectsBelow } from '../walkDocument.js';
import type { FaultList } from './SpecError.js';

const EXPECTED = 'a header whose description OpenAPI does not ignore';

/** Reports each described header that OpenAPI ignores, and that therefore is not shown. */
export function checkHeaders(root: JsonObject, list: FaultList): void {
  for (const child of objectsBelow('document', { value: root, pointer: '' })) {
    const kind = child.kind === 'header' ? 'header' : 'parameter';
    const name = child.kind === kind ? headerName(child) : undefined;
    const mend = name === undefined ? undefined : ignoredHeaderMend(kind, name);
    if (mend !== undefined) list.add(child.pointer, EXPECTED, name, `Remove it: ${mend}`);
  }
}

/** The name of a header parameter, or the key of another header; a header of `components` has none. */
function headerName({ keyword, kind, pointer, value }: Child): string | undefined {
  if (kind === 'header') {
    return pointer.startsWith('/components/headers/') ? undefined : splitPointer(pointer).at(-1);
  }
  const isHeader = isObject(value) && value.in === 'header' && keyword === 'parameters';
  return isHeader ? String(value.name) : undefined;
}
