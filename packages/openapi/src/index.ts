/* `@frontier/openapi`: parses any OpenAPI 3 document safely and builds a typed model of it. */

export { groupBy } from './groupBy.js';
export {
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
} from './json.js';
export { LIMITS } from './limits.js';
export { parseContract } from './load/applyOverlay.js';
export { configureLinter, lintDocument } from './load/lintDocument.js';
export { type LoadedSource, loadService } from './load/loadService.js';
export { type ParsedDocument, parseDocument } from './load/parseDocument.js';
export { printYaml } from './load/printYaml.js';
export { isRemoteSource, overlayOf, readOverlay } from './load/readSource.js';
export { hideSecrets } from './load/remote/RemoteError.js';
export { resolveRef } from './load/resolveRef.js';
export { formatFaults, SpecError, type SpecFault } from './load/SpecError.js';
export { ANCHOR_WORDS, toAnchorPart } from './model/anchors.js';
export { ASSUMPTION_MARK, listQuestions, type PlacedQuestion } from './model/findQuestions.js';
export { keepRequired } from './model/keepRequired.js';
export { printJson } from './model/printJson.js';
export type * from './model/types/questions.js';
export type * from './model/types/schema.js';
export type * from './model/types/service.js';
export { buildNamedSchemas, modelService, operationsOf, withLimits } from './modelService.js';
export {
  type LoadedContract,
  loadContracts,
  type StaleCopy,
} from './sources/loadContracts.js';
export { editDistance, lettersOf, showable } from './text.js';
