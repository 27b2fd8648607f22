import { drawPng } from '../../shared/drawing/drawPng';

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
  const mark = logo.replace(
    /<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
    `<svg $1x="${edge}" y="${edge}" width="${side}" height="${side}"`,
  );
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${mark}</svg>`,
  );
}
