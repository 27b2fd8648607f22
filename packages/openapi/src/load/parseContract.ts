import { applyOverlay } from './applyOverlay.js';
import { decodeText, type ParsedDocument, parseDocument } from './parseDocument.js';
import type { DocumentOrigin, SpecFault } from './SpecError.js';

export interface OverlayFile {
  readonly bytes: Uint8Array;
  readonly source: string;
}

interface ParsedContract {
  readonly document: ParsedDocument;
  /** Parts of the overlay that do not fit the contract. */
  readonly warnings: readonly SpecFault[];
}

/**
 * Parses a contract, and applies the overlay with the portal's additions.
 *
 * @param bytes of the contract, as its host serves it.
 * @param origin the name and the address of the contract, for faults.
 * @param overlay absent for a contract that is shown as it is.
 * @returns the document with the additions, and warnings about the overlay.
 * @throws {SpecError} with every syntax error of the first file that has one.
 * @example
 * const bytes = Buffer.from('openapi: 3.1.0')
 * parseContract(bytes, { service: 'a', source: 'a.yaml' }).document.root // { openapi: '3.1.0' }
 */
export function parseContract(
  bytes: Uint8Array,
  origin: DocumentOrigin,
  overlay?: OverlayFile,
): ParsedContract {
  const document = parseDocument(decodeText(bytes, origin), origin);
  if (!overlay) return { document, warnings: [] };
  const own = { service: origin.service, source: overlay.source };
  const added = parseDocument(decodeText(overlay.bytes, own), own);
  return applyOverlay(document, { origin: own, document: added });
}
