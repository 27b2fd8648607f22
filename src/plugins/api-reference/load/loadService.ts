import { checkDocument } from './checkDocument';
import { type ParsedDocument, parseDocument } from './parseDocument';
import { readSource } from './readSource';
import { SpecError, type SpecFault } from './SpecError';

export interface LoadedSource {
  /** The bytes exactly as read, for the download. */
  readonly bytes: Uint8Array;
  readonly document: ParsedDocument;
}

export interface LoadRequest {
  readonly service: string;
  /** Path or URL. */
  readonly source: string;
  /** How to mend a source that cannot be read. */
  readonly unreadable?: string;
}

const UNREADABLE = 'Confira o caminho ou a URL em portal.config.ts ou na variável FRONTIER_SPEC_….';

/**
 * Reads, parses and checks one specification.
 *
 * @param read replaces the reader in tests.
 * @throws {SpecError} with all its faults.
 */
export async function loadService(
  { service, source, unreadable = UNREADABLE }: LoadRequest,
  read: (source: string) => Promise<Uint8Array> = readSource,
): Promise<LoadedSource> {
  const origin = { service, source };
  const bytes = await read(source).catch((error: unknown) => {
    throw new SpecError([
      {
        ...origin,
        expected: 'um documento que se possa ler',
        found: error instanceof Error ? error.message : String(error),
        mend: unreadable,
      },
    ]);
  });
  const document = parseDocument(decode(bytes, origin), origin);
  const faults = checkDocument(document, origin);
  if (faults.length > 0) throw new SpecError(faults);
  return { bytes, document };
}

/** Loads all together; the faults of every one are thrown as one error. */
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

function decode(bytes: Uint8Array, origin: { service: string; source: string }): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SpecError([
      {
        ...origin,
        expected: 'texto em UTF-8',
        found: 'bytes que não são UTF-8',
        mend: 'Grave o documento em UTF-8.',
      },
    ]);
  }
}
