/* OpenAPI documents to HTML and Markdown: `@frontier/reference`. */

export type {
  Choice,
  Condition,
  Constraint,
  EnumValue,
  Example,
  ExternalDocs,
  Markdown,
  MediaType,
  ModelLabels,
  NamedSchema,
  Operation,
  OperationKind,
  Parameter,
  ParameterGroup,
  Property,
  Response,
  Sample,
  SampleRequest,
  SchemaLink,
  SchemaNode,
  SecurityAlternatives,
  SecurityScheme,
  Server,
  Service,
  ServiceIdentity,
  Tag,
  TagGroup,
} from '@frontier/openapi';
export {
  buildNamedSchemas,
  modelService,
  operationsOf,
  printJson,
  SpecError,
  type SpecFault,
} from '@frontier/openapi';
export { CODE_SIZE_SCRIPT } from './codeSizeScript.js';
export type { Logo } from './command/readLook.js';
export type { OutputFile } from './command/writeOutput.js';
export { type DescribedLimits, describeLimits } from './components/describeLimits.js';
export type {
  BackLink,
  Badge,
  ClientCall,
  Download,
  HistoryLink,
  Note,
  SiteChoice,
} from './components/links.js';
export { bareValue, repeatsValue } from './components/values.js';
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
export { type LoadOptions, loadReference } from './loadReference.js';
export {
  createMarkdownParts,
  type MarkdownPartOptions,
  type MarkdownParts,
} from './markdown/createMarkdownParts.js';
export type { MarkdownOptions, MarkdownPage } from './markdown/MarkdownOptions.js';
export { renderMarkdown } from './markdown/renderMarkdown.js';
export { isLayout, LAYOUTS, type Layout } from './paging/layout.js';
export { namePages } from './paging/PageNames.js';
export type { NoteOf } from './render/adaptDescription.js';
export {
  createSchemaCards,
  type SchemaCardContent,
  type SchemaCardOptions,
} from './render/createSchemaCards.js';
export { highlightCode } from './render/highlightCode.js';
export { placeNote } from './render/placeNote.js';
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
