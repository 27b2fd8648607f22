import { open } from 'node:fs/promises';

/** Largest document read, in bytes. */
export const MAX_BYTES = 32 * 1024 * 1024;
/** Longest wait for one document, in milliseconds, from the request to its last byte. */
export const DEADLINE_MS = 20_000;

export interface ReadOptions {
  readonly maxBytes?: number;
  readonly deadlineMs?: number;
}

/**
 * Reads one specification from a path or with one GET (specification §7, "Site build").
 *
 * Redirects are refused, the whole exchange has one deadline and the body one byte cap.
 *
 * @throws {Error} whose message says what was expected and found.
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<Uint8Array> {
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  return /^https?:\/\//i.test(source)
    ? readUrl(source, maxBytes, options.deadlineMs ?? DEADLINE_MS)
    : readFileCapped(source, maxBytes);
}

async function readUrl(url: string, maxBytes: number, deadlineMs: number): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    headers: { accept: 'application/yaml, application/json;q=0.9, */*;q=0.1' },
  }).catch((error: unknown) => {
    throw new Error(`a requisição falhou: ${describeCause(error, deadlineMs)}`);
  });
  if (response.status >= 300 && response.status < 400) {
    const target = response.headers.get('location') ?? 'outro endereço';
    throw new Error(`resposta ${response.status} que redireciona para ${target}`);
  }
  if (!response.ok || response.body === null) throw new Error(`resposta ${response.status}`);

  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error(`mais de ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`a leitura foi interrompida: ${describeCause(error, deadlineMs)}`);
  }
  return Buffer.concat(chunks);
}

async function readFileCapped(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size > maxBytes) throw new Error(`${size} bytes, acima do limite de ${maxBytes}`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function describeCause(error: unknown, deadlineMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `sem resposta completa em ${deadlineMs / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
