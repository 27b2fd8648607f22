import { causeOf } from '../words/PhraseError.js';
import { type FaultText, phrase } from '../words/phrase.js';
import { type BundleOptions, bundleDocument } from './bundle/bundleDocument.js';
import { checkDocument } from './checkDocument.js';
import { decodeText } from './decodeText.js';
import { findSlips } from './findSlips.js';
import { type ParsedDocument, parseDocument } from './parseDocument.js';
import { readSource } from './readSource.js';
import { hideSecrets } from './remote/hideSecrets.js';
import { RemoteError } from './remote/RemoteError.js';
import { SpecError, type SpecFault } from './SpecError.js';

/** A document that was read, parsed and found without fault. */
export interface LoadedSource {
  /** The bytes exactly as read, for the download; of several files those of the first. */
  readonly bytes: Uint8Array;
  readonly document: ParsedDocument;
  /** Probable mistakes that do not keep the document from being shown; `formatWarnings` prints them. */
  readonly warnings: readonly SpecFault[];
}

/** Which document to read. */
export interface LoadRequest {
  readonly service: string;
  /** Path or URL. */
  readonly source: string;
  /** How to mend a source that cannot be read, where the fault does not say it itself. */
  readonly unreadable?: FaultText;
  /** Whether probable mistakes are faults, too. */
  readonly strict?: boolean;
  /** Whether the document may consist of several files of one folder; only of one, if not given. */
  readonly bundle?: boolean | BundleOptions | undefined;
}

/**
 * Reads, parses and checks one specification.
 *
 * @param read replaces the reader in tests.
 * @throws {SpecError} with all its faults.
 */
export async function loadService(
  { bundle, service, source, strict = false, unreadable = phrase('mend.checkSource') }: LoadRequest,
  read: (source: string) => Promise<Uint8Array> = readSource,
): Promise<LoadedSource> {
  const origin = { service, source: hideSecrets(source) };
  const bytes = await read(source).catch((error: unknown) => {
    throw new SpecError([
      {
        ...origin,
        expected: phrase('expected.readable'),
        found: causeOf(error),
        mend: (error instanceof RemoteError ? error.mend : undefined) ?? unreadable,
      },
    ]);
  });
  const parsed = parseDocument(decodeText(bytes, origin), origin);
  const bundled = bundle
    ? await bundleDocument(parsed, bytes, origin, bundle === true ? {} : bundle)
    : undefined;
  const { document } = bundled ?? { document: parsed };
  // Where the rest was not looked at, its references still lead elsewhere.
  const isUnfinished = bundled !== undefined && bundled.told === undefined;
  const faults = [
    ...(bundled?.faults ?? []),
    ...(isUnfinished ? [] : checkDocument(document, origin, bundled?.told)),
  ];
  if (faults.length > 0 && !strict) throw new SpecError(faults);
  const warnings = isUnfinished ? [] : [...document.slips, ...findSlips(document, origin)];
  if (faults.length > 0) throw new SpecError([...faults, ...inOtherLines(warnings, faults)]);
  if (strict && warnings.length > 0) throw new SpecError(warnings);
  return { bytes, document, warnings };
}

/** Warnings of what no fault is about: a slip that is one is found both ways. */
function inOtherLines(warnings: readonly SpecFault[], faults: readonly SpecFault[]): SpecFault[] {
  const lines = new Set(faults.map(({ line }) => line));
  return warnings.filter(({ line }) => !lines.has(line));
}

/**
 * Loads all together.
 *
 * @throws {SpecError} with the faults of every one of them.
 */
export async function loadServices(
  requests: readonly LoadRequest[],
  read?: (source: string) => Promise<Uint8Array>,
): Promise<LoadedSource[]> {
  const results = await Promise.allSettled(requests.map((request) => loadService(request, read)));
  const faults: SpecFault[] = [];
  const loaded: LoadedSource[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') loaded.push(result.value);
    else if (result.reason instanceof SpecError) faults.push(...result.reason.faults);
    else throw result.reason;
  }
  if (faults.length > 0) throw new SpecError(faults);
  return loaded;
}
