const HEADER = 6;
const ENTRY = 16;

/** A picture of an icon file. */
export interface IcoPicture {
  /** Side in pixels, below 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

/** Puts PNG pictures of several sizes into one `.ico`. */
export function writeIco(pictures: readonly IcoPicture[]): Uint8Array {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // An icon, no cursor.
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { png, size }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // Colour planes.
    head.writeUInt16LE(32, entry + 6); // Bits of a pixel.
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
