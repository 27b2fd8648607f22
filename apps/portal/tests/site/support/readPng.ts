/** Width and height of a PNG, in pixels. */
export function readPngSize(bytes: Buffer): readonly [width: number, height: number] {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
