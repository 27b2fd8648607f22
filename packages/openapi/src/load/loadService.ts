import { type OverlayFile, parseContract } from './applyOverlay.js';
import { checkDocument } from './checkDocument.js';
import { checkStructure } from './checkStructure.js';
import type { ParsedDocument } from './parseDocument.js';
import { readRegularFile } from './readSource.js';
import { hideSecrets, RemoteError } from './remote/RemoteError.js';
import { SpecError, type SpecFault } from './SpecError.js';

export interface LoadedSource {
  /** The bytes exactly as read, for the download. */
  readonly bytes: Uint8Array;
  readonly overlay?: OverlayFile | undefined;
  /** With the additions of the overlay. */
  readonly document: ParsedDocument;
  /** Probable mistakes that do not prevent the document from being shown; `formatFaults` prints them. */
  readonly warnings: readonly SpecFault[];
}

const UNREADABLE =
  'Check the path or the URL in portal.config.ts or in the variable FRONTIER_SPEC_….';

interface LoadRequest {
  readonly service: string;
  readonly source: string;
  readonly overlay?: OverlayFile | undefined;
  /** Whether probable mistakes are faults as well. */
  readonly strict?: boolean;
}

/**
 * Reads, parses and checks one contract.
 *
 * @returns the bytes, the parsed document and its warnings.
 * @throws {SpecError} with all its faults.
 * @example
 * const { warnings } = await loadService({ service: 'operacao', source: 'specs/operacao.yaml' })
 * warnings // []
 */
export async function loadService(
  { overlay, service, source, strict = false }: LoadRequest,
  read: (source: string) => Promise<Uint8Array> = readRegularFile,
): Promise<LoadedSource> {
  const origin = { service, source: hideSecrets(source) };
  const bytes = await read(source).catch((error: unknown) => {
    throw new SpecError([
      {
        ...origin,
        expected: 'a document that can be read',
        found: error instanceof Error ? error.message : String(error),
        fix: (error instanceof RemoteError ? error.fix : undefined) ?? UNREADABLE,
      },
    ]);
  });
  const document = parseContract(bytes, origin, overlay);
  const faults = checkDocument(document, origin);
  if (faults.length > 0) throw new SpecError(faults);
  const warnings = [...document.warnings, ...(await checkStructure(document, origin))];
  if (strict && warnings.length > 0) throw new SpecError(warnings);
  return { bytes, overlay, document, warnings };
}
