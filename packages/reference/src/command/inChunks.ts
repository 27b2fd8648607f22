/** Characters that are worth a call to the system. */
const CHUNK = 1024 * 1024;

/** Joins pieces of a text, as many as are worth writing at once. */
export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    chunk.push(piece);
    length += piece.length;
    if (length < CHUNK) continue;
    yield chunk.join('');
    chunk = [];
    length = 0;
  }
  if (length > 0) yield chunk.join('');
}
