import { Resvg } from '@resvg/resvg-js';

/** The family in which drawings write. */
export const FONT_FAMILY = 'Inter';

/** From a package, never the machine's own: two machines draw the same bytes. */
const FONT = {
  loadSystemFonts: false,
  fontFiles: [
    require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  ],
  defaultFontFamily: FONT_FAMILY,
};

/**
 * Draws an SVG as a PNG.
 *
 * @param width in pixels; by default the SVG's own.
 */
export function drawPng(svg: string, width?: number): Uint8Array {
  const fitTo = width === undefined ? undefined : ({ mode: 'width', value: width } as const);
  return new Resvg(svg, { font: FONT, ...(fitTo && { fitTo }) }).render().asPng();
}

/** Width of what an SVG draws, in its own units; 0 for nothing. */
export function measureWidth(svg: string): number {
  return new Resvg(svg, { font: FONT }).getBBox()?.width ?? 0;
}

/** A square SVG with a size, placed inside another. */
export function placeSvg(svg: string, x: number, y: number, size: number): string {
  return svg.replace(
    /<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
    `<svg $1x="${x}" y="${y}" width="${size}" height="${size}"`,
  );
}
