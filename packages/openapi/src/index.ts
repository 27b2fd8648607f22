/* Any OpenAPI 3 document as a safe document and as a typed model: `@frontier/openapi`. */
export { hideControls } from './hideControls.js';
export {
  describeValue,
  entryOf,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  splitPointer,
} from './json.js';
export { lettersOf } from './lettersOf.js';
export { LIMITS } from './limits.js';
export type { BundleOptions } from './load/bundle/bundleDocument.js';
export { isAddress } from './load/bundle/filePathOf.js';
export { checkDocument } from './load/checkDocument.js';
export {
  type LoadedSource,
  type LoadRequest,
  loadService,
  loadServices,
} from './load/loadService.js';
export { type ParsedDocument, parseDocument } from './load/parseDocument.js';
export { readInput } from './load/readFile.js';
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
export { type AnchorWords, anchorWordsOf } from './model/anchorWords.js';
export { READ_EXTENSIONS } from './model/buildExtensions.js';
export { buildNamedSchemas } from './model/buildNamedSchemas.js';
export type { ServiceIdentity } from './model/buildService.js';
export { toAnchorPart } from './model/context.js';
export { keepRequired } from './model/keepRequired.js';
export type { ModelLabels } from './model/ModelLabels.js';
export type { ModelOptions } from './model/ModelOptions.js';
export { printJson } from './model/printJson.js';
export type { Extension } from './model/types/extension.js';
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
  ServiceLogo,
  Tag,
  TagGroup,
} from './model/types/service.js';
export type { Example, ExternalDocs, Markdown } from './model/types/text.js';
export { modelService, sourceOf } from './modelService.js';
export { nearestName } from './nearestName.js';
export { operationsOf } from './operationsOf.js';
export {
  type ContractRequest,
  isRemoteSource,
  type LoadedContract,
  type LoadedContracts,
  type LoadOptions,
  loadContracts,
  type StaleCopy,
} from './sources/loadContracts.js';
export { type Child, childrenOf, type Kind } from './walkDocument.js';
export { englishFaults } from './words/englishFaults.js';
export { causeOf, PhraseError } from './words/PhraseError.js';
export {
  createPhraseMaker,
  type FaultLanguage,
  type FaultText,
  type FaultWords,
  type Phrase,
  type PhraseMaker,
  phrase,
  type SaidOfDocuments,
  say,
  sayCount,
} from './words/phrase.js';
export { portugueseFaults } from './words/portugueseFaults.js';
export { spanishFaults } from './words/spanishFaults.js';
export {
  fillForm,
  fillText,
  isPlural,
  PLURAL_FORMS,
  type PlacesOf,
  type PluralText,
  placesOf,
  pluralRulesOf,
  type Words,
} from './words/templates.js';
