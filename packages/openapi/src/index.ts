/* `@frontier/openapi`: parses any OpenAPI 3 document safely and builds a typed model of it. */

export { buildNamedSchemas } from './buildNamedSchemas.js';
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
export {
  type LoadedSource,
  type LoadRequest,
  loadService,
  loadServices,
} from './load/loadService.js';
export { type ParsedDocument, parseDocument } from './load/parseDocument.js';
export { causeOf, readInput, readSource } from './load/readSource.js';
export {
  type Deadline,
  hideSecrets,
  RemoteError,
  startDeadline,
} from './load/remote/RemoteError.js';
export {
  type DocumentRequest,
  type RemoteDocument,
  requestDocument,
  type Validators,
} from './load/remote/requestDocument.js';
export { resolveRef } from './load/resolveRef.js';
export { formatFaults, formatWarnings, SpecError, type SpecFault } from './load/SpecError.js';
export { ANCHOR_WORDS, toAnchorPart } from './model/anchors.js';
export type { ServiceIdentity } from './model/buildService.js';
export { keepRequired } from './model/keepRequired.js';
export { printJson } from './model/printJson.js';
export { FIELD_FACTS, type MarkName } from './model/types/fieldFacts.js';
export type {
  BodyPart,
  NameValue,
  Sample,
  SampleBody,
  SampleRequest,
} from './model/types/sample.js';
export type {
  Choice,
  Condition,
  Constraint,
  EnumValue,
  NamedSchema,
  Property,
  SchemaLink,
  SchemaMember,
  SchemaNode,
} from './model/types/schema.js';
export type { OAuthFlow, SecurityAlternatives, SecurityScheme } from './model/types/security.js';
export type {
  Callback,
  Encoding,
  ListedOperation,
  MediaType,
  Operation,
  OperationKind,
  Parameter,
  ParameterGroup,
  Response,
  ResponseLink,
  Server,
  ServerVariable,
  Service,
  Tag,
  TagGroup,
} from './model/types/service.js';
export type { Example, ExternalDocs, Markdown } from './model/types/text.js';
export { modelService, operationsOf, sourceOf } from './modelService.js';
export {
  type ContractRequest,
  isRemoteSource,
  type LoadedContract,
  type LoadedContracts,
  type LoadOptions,
  loadContracts,
  type StaleCopy,
} from './sources/loadContracts.js';
export { editDistance, hideControls, lettersOf, nearestName } from './text.js';
export { type Child, childrenOf, type Kind } from './walkDocument.js';
