import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { causeOf } from '../../words/PhraseError.js';
import { type Phrase, phrase } from '../../words/phrase.js';
import type { ParsedDocument } from '../parseDocument.js';
import { type DocumentOrigin, SpecError, type SpecFault } from '../SpecError.js';
import { BundledFile } from './BundledFile.js';
import { BundledFiles } from './BundledFiles.js';
import { Bundler } from './Bundler.js';
import { DocumentSize } from './DocumentSize.js';
import { isAddress } from './filePathOf.js';
import { isInside } from './readInside.js';

/** Which files beside its own a document may consist of. */
export interface BundleOptions {
  /** The folder that holds all of them; by default that of the first. */
  readonly root?: string | undefined;
  /** Told the path of each file that is looked for, beside the first. */
  readonly onRead?: ((file: string) => void) | undefined;
}

/** A document of all its files, and what is wrong with how they refer to one another. */
export interface BundledDocument {
  readonly document: ParsedDocument;
  readonly faults: readonly SpecFault[];
  /** Pointers of the references these faults are of; nothing where some were not looked at any more. */
  readonly told: ReadonlySet<string> | undefined;
}

/**
 * Makes one document of a first file and those its references name, within one folder. What is read, and
 * what is not, stands in `packages/reference/SECURITY.md`.
 *
 * @param document the first file, which is changed.
 * @throws {SpecError} where it is no file of the folder.
 */
export async function bundleDocument(
  document: ParsedDocument,
  bytes: Uint8Array,
  origin: DocumentOrigin,
  { onRead, root }: BundleOptions,
): Promise<BundledDocument> {
  // What is no OpenAPI 3 has references of another kind.
  if (typeof document.root.openapi !== 'string') return { document, faults: [], told: new Set() };
  const { folder, name, place, real } = await placeFirst(origin, root);
  const size = new DocumentSize();
  size.addAll(document.root);
  const first = new BundledFile(origin, place, 0, bytes, size, document);
  const files = new BundledFiles(first, real, bytes.byteLength, { folder, name, onRead }, size);
  const bundler = new Bundler(files, document.root, new DocumentSize());
  const isWhole = await bundler.run();
  const { faults, grafts, lexemes } = bundler;
  // Another object: what was found by its names so far is no longer all there is.
  const whole = { ...document.root };
  return {
    document: { root: whole, lexemes, slips: files.slips, locate: grafts.locate },
    faults: faults.all,
    told: isWhole ? faults.refused : undefined,
  };
}

async function placeFirst(origin: DocumentOrigin, root: string | undefined) {
  const { source } = origin;
  const refuse = (expected: Phrase, found: SpecFault['found'], mend: Phrase) =>
    new SpecError([{ ...origin, expected, found, mend }]);
  const isFile = !isAddress(source) && (await stat(source).catch(() => undefined))?.isFile();
  if (!isFile) throw refuse(phrase('expected.firstFile'), source, phrase('mend.saveFirst'));
  const real = await realpath(source);
  const named = path.join(await realpath(path.dirname(source)), path.basename(source));
  const name = root ?? path.dirname(source);
  const expected = phrase('expected.rootFolder', { root: name });
  const folder = await realpath(name).catch((error: unknown) => {
    throw refuse(expected, causeOf(error), phrase('mend.rightRoot'));
  });
  const place = [named, real].find((file) => isInside(file, folder));
  if (place === undefined) throw refuse(expected, source, phrase('mend.rightRoot'));
  return { folder, name, place, real };
}
