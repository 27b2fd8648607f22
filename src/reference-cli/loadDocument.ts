import path from 'node:path';
import type { Labels } from '../plugins/api-reference/labels';
import { loadService } from '../plugins/api-reference/load/loadService';
import { MAX_BYTES, readSource } from '../plugins/api-reference/load/readSource';
import type { Service } from '../plugins/api-reference/model/types/service';
import { modelService } from '../plugins/api-reference/modelService';
import { readStream } from './readStream';

const STANDARD_INPUT = 'entrada padrão';

/**
 * Reads, checks and models the document the command names.
 *
 * @param source path or URL; `-` for standard input.
 * @throws {SpecError} with every fault of the document.
 */
export async function loadDocument(source: string, labels: Labels): Promise<Service> {
  const fromInput = source === '-';
  const id = fromInput ? STANDARD_INPUT : path.parse(source).name;
  const place = fromInput ? STANDARD_INPUT : source;
  const { document } = await loadService(
    { service: id, source: place, unreadable: 'Confira o caminho ou a URL do documento.' },
    fromInput ? () => readStream(process.stdin, MAX_BYTES) : readSource,
  );
  return modelService(document, { id, title: id }, place, labels);
}
