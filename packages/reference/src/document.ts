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
export { LIMITS } from './limits.js';
export { checkDocument } from './load/checkDocument.js';
export { type LoadedSource, loadService, loadServices } from './load/loadService.js';
export { type ParsedDocument, parseDocument } from './load/parseDocument.js';
export { readSource } from './load/readSource.js';
export { hideSecrets } from './load/remote/hideSecrets.js';
export { type Deadline, RemoteError, startDeadline } from './load/remote/RemoteError.js';
export {
  type DocumentRequest,
  type RemoteDocument,
  requestDocument,
  type Validators,
} from './load/remote/requestDocument.js';
export { resolveRef } from './load/resolveRef.js';
export { formatFaults, formatWarnings, SpecError, type SpecFault } from './load/SpecError.js';
export { type Child, childrenOf, type Kind } from './walkDocument.js';
