/* Reading and checking OpenAPI documents: `@frontier/reference/document`. */
export {
  describeValue,
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  splitPointer,
} from './json.js';
export { checkDocument } from './load/checkDocument.js';
export { type LoadedSource, loadService, loadServices } from './load/loadService.js';
export { type ParsedDocument, parseDocument } from './load/parseDocument.js';
export { readSource } from './load/readSource.js';
export { resolveRef } from './load/resolveRef.js';
export { formatFaults, formatWarnings, SpecError, type SpecFault } from './load/SpecError.js';
export { type Child, childrenOf, type Kind } from './walkDocument.js';
