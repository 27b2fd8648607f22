import path from 'node:path';
import type { ModelLabels, Service, SpecFault } from '@frontier/openapi';
import { hideSecrets, loadService, modelService, readSource } from '@frontier/openapi';
import { checkOptions } from './checkOptions.js';
import { english } from './labels/languageTables.js';

/** How `loadReference` reads a document; each has a default. */
export interface LoadOptions {
  /** Words that become part of the model, English by default: the labels of the pages. */
  readonly labels?: ModelLabels;
  /** What faults call the document, by default its file's name without its ending. */
  readonly name?: string;
  /** Gets the document's bytes, by default from the path or with one GET. */
  readonly read?: (source: string) => Promise<Uint8Array>;
  /** Called with the probable mistakes of the document, where there are any. */
  readonly onWarnings?: (warnings: readonly SpecFault[]) => void;
  /** Whether probable mistakes are faults. */
  readonly strict?: boolean;
}

/**
 * Reads an OpenAPI 3 document, checks it, and makes the model its pages are rendered from.
 *
 * @param source path or URL of YAML or JSON.
 * @returns plain data, with every reference followed.
 * @throws {TypeError} when an option is unknown or of a wrong kind.
 * @throws {SpecError} with every fault of the document: what is unreadable, wrong or missing, or grows
 * larger than any real document.
 */
export async function loadReference(source: string, options: LoadOptions = {}): Promise<Service> {
  if (typeof source !== 'string') {
    throw new TypeError('loadReference: expected the path or URL of a document');
  }
  checkOptions('loadReference', options);
  const {
    labels = english,
    name = path.parse(hideSecrets(source).replace('?…', '')).name,
    onWarnings,
    read = readSource,
    strict = false,
  } = options;
  const { document, warnings } = await loadService({ service: name, source, strict }, read);
  if (warnings.length > 0) onWarnings?.(warnings);
  return modelService(document, { id: name, title: name }, source, labels);
}
