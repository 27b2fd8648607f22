import { drawPng, placeSvg } from './drawPng';

/** An icon as the web manifest lists it. */
export interface ManifestIcon {
  readonly path: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

export const MANIFEST_ICONS: readonly ManifestIcon[] = [
  { path: '/img/icon-192.png', size: 192, purpose: 'any' },
  { path: '/img/icon-512.png', size: 512, purpose: 'any' },
  { path: '/img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

export const APPLE_ICON = { path: '/apple-touch-icon.png', size: 180 } as const;

/** Bytes of an `.ico` before its entries, and of each of them. */
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** The mark, with its round corners. */
export function drawMark(logo: string, size: number): Uint8Array {
  return drawPng(logo, size);
}

/**
 * The mark on a ground of its own colour that fills the square, for systems that cut icons into a
 * shape of theirs.
 *
 * @param part of the square that the mark takes; what must stay in sight fits a circle of 0.8.
 */
export function drawFilled(logo: string, ground: string, size: number, part: number): Uint8Array {
  const side = size * part;
  const edge = (size - side) / 2;
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${placeSvg(logo, edge, edge, side)}</svg>`,
  );
}

/** A picture of an icon file. */
interface IcoPicture {
  /** Side in pixels, below 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

/** Puts PNG pictures of several sizes into one `.ico`. */
export function writeIco(pictures: readonly IcoPicture[]): Uint8Array {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // An icon, no cursor.
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { png, size }] of pictures.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * index;
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
