/* OpenAPI documents to HTML and Markdown: `@frontier/reference`. */
export type { Logo } from './command/readLook.js';
export type { OutputFile } from './command/writeOutput.js';
export { type DescribedLimits, describeLimits } from './components/describeLimits.js';
export type { BackLink, Badge, Download, HistoryLink } from './components/links.js';
export { bareValue } from './components/values.js';
export { type FaultText, say } from './labels/faults/phrase.js';
export { createLabels, type Labels, type LabelTable } from './labels/Labels.js';
export {
  english,
  LANGUAGES,
  type LanguageName,
  type LanguageTable,
  phrase,
  portuguese,
} from './labels/languageTables.js';
export { LabelsError, readLabels } from './labels/readLabels.js';
export { SpecError, type SpecFault } from './load/SpecError.js';
export { type LoadOptions, loadReference } from './loadReference.js';
export {
  createMarkdownParts,
  type MarkdownPartOptions,
  type MarkdownParts,
} from './markdown/createMarkdownParts.js';
export type { MarkdownOptions, MarkdownPage } from './markdown/MarkdownOptions.js';
export { renderMarkdown } from './markdown/renderMarkdown.js';
export { buildNamedSchemas } from './model/buildNamedSchemas.js';
export type { ServiceIdentity } from './model/buildService.js';
export type { ModelLabels } from './model/ModelLabels.js';
export { printJson } from './model/printJson.js';
export type { Sample, SampleRequest } from './model/types/sample.js';
export type {
  Choice,
  Condition,
  Constraint,
  EnumValue,
  NamedSchema,
  Property,
  SchemaLink,
  SchemaNode,
} from './model/types/schema.js';
export type { SecurityAlternatives, SecurityScheme } from './model/types/security.js';
export type {
  MediaType,
  Operation,
  OperationKind,
  Parameter,
  ParameterGroup,
  Response,
  Server,
  Service,
  Tag,
  TagGroup,
} from './model/types/service.js';
export type { Example, ExternalDocs, Markdown } from './model/types/text.js';
export { modelService } from './modelService.js';
export { operationsOf } from './operationsOf.js';
export { isLayout, LAYOUTS, type Layout } from './paging/layout.js';
export { namePages } from './paging/PageNames.js';
export type { MarkLink } from './render/adaptDescription.js';
export {
  createSchemaCards,
  type SchemaCardContent,
  type SchemaCardOptions,
} from './render/createSchemaCards.js';
export { highlightCode } from './render/highlightCode.js';
export type {
  Markup,
  Redirect,
  ReferenceOptions,
  RenderedArticle,
  RenderedPage,
} from './render/rendered.js';
export { isSameTitle, renderReference } from './render/renderReference.js';
export { writeFaults } from './render/writeFaults.js';
export { writeCurl, writeSamples } from './render/writeSamples.js';
export {
  renderStandaloneFolder,
  renderStandalonePage,
  type StandaloneOptions,
} from './renderStandalone.js';
export { REDIRECT_SCRIPT, writeRedirect } from './writeRedirect.js';
