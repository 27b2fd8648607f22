/**
 * Rules as a page's parser hands them on, or their hash would be another; and never the end of their
 * element.
 */
export function cleanCss(css: string): string {
  return css.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').replaceAll('</', '<\\/');
}
