/** `url(…)` in a sheet, with quotes or without. */
const URL_TOKEN = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)/g;

/** Every address that a sheet loads a font or a picture from, as the sheet writes it. */
export function listSheetLoads(css: string): string[] {
  return [...css.matchAll(URL_TOKEN)].map(([, one, other, plain]) => one ?? other ?? plain ?? '');
}
