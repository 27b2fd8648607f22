const SVG = 'http://www.w3.org/2000/svg';

/** A line icon in a 24 × 24 view box and the colour of the text. */
export function createIcon(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  icon.setAttribute('class', 'search-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}

export const GLASS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2';
export const CROSS = 'M6 6l12 12M18 6L6 18';
