import { attempt, Refusal } from '../work/Work.js';

/** Limits of a state, so that a small file cannot fill the memory. */
export const MOST = { bytes: 256 * 1024 * 1024, rows: 1_000_000, inLine: 16 * 1024 * 1024 };

/** Bytes that are unpacked at once: some browsers unpack a whole piece before anything counts its bytes. */
const PIECE = 16 * 1024;

export interface Line {
  /** From 1. */
  number: number;
  text: string;
}

export function refuseLine(number: number, problem: string): Refusal {
  return Refusal.of('invalid', `linha ${number}`, problem);
}

/**
 * Reads the lines of a state, which may be compressed with gzip. Empty lines are skipped.
 * @throws Refusal for other bytes, and for more bytes, more lines or a longer line than `MOST`
 */
export async function* readLines(state: Uint8Array): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 1;
  let rest = '';
  for await (const bytes of unpack(state)) {
    const [first = '', ...others] = decode(decoder, number, bytes).split('\n');
    rest += first;
    for (const next of others) {
      if (rest.trim() !== '') yield { number, text: rest };
      number += 1;
      rest = next;
      // `number` already counts the next line, and one line is the header.
      if (number > MOST.rows + 2) throw refuseState(`passa de ${MOST.rows} linhas`);
    }
    if (rest.length > MOST.inLine) {
      throw refuseLine(number, `passa de ${MOST.inLine / 1024 / 1024} MiB`);
    }
  }
  rest += decode(decoder, number);
  if (rest.trim() !== '') yield { number, text: rest };
}

function decode(decoder: TextDecoder, number: number, bytes?: Uint8Array): string {
  const text = attempt(() => decoder.decode(bytes, { stream: bytes !== undefined }));
  if (text !== undefined) return text;
  throw refuseLine(number, 'os bytes daqui em diante não são UTF-8: salve o arquivo em UTF-8');
}

async function* unpack(state: Uint8Array): AsyncGenerator<Uint8Array> {
  const isPacked = state[0] === 0x1f && state[1] === 0x8b;
  const reader = (
    isPacked ? gunzip(state) : new Blob([new Uint8Array(state)]).stream()
  ).getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const start = size === 0 ? new TextDecoder().decode(part.value) : '{';
      if (!/^\uFEFF?\s*\{/.test(start)) {
        throw refuseState('não é um estado que o simulador salvou: escolha o .jsonl exportado');
      }
      if (/^\s*\{\s*"log"/.test(start)) {
        throw refuseState('é uma gravação (HAR), e não um estado: leia-a em Regras, no console');
      }
      size += part.value.length;
      if (size > MOST.bytes) {
        throw refuseState(`passa de ${MOST.bytes / 1024 / 1024} MiB sem compressão`);
      }
      yield part.value;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuseState('o gzip está incompleto ou danificado: copie o arquivo de novo');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (size === 0) throw refuseState('está vazio, e não é um estado que o simulador salvou');
}

function gunzip(state: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= state.length) controller.close();
      else controller.enqueue(new Uint8Array(state.subarray(at, at + PIECE)));
      at += PIECE;
    },
  });
  return pieces.pipeThrough(new DecompressionStream('gzip'));
}

export function refuseState(problem: string): Refusal {
  return Refusal.of('invalid', 'arquivo', problem);
}
