/**
 * Unpacks a saved state (`Store.save`) into an archive for `EmbeddedPool`.
 * @throws Error in Portuguese for other bytes
 */
export async function unpackState(state: Blob): Promise<Blob> {
  const unpacked = state.stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    return await new Response(unpacked).blob();
  } catch {
    throw new Error('não é um estado que o simulador salvou');
  }
}
