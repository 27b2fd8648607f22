import { readPreviewScript, readStandaloneAssets } from './standaloneAssets.js';
import { PREVIEW_SCRIPT_FILE, SCRIPT_FILE, STYLE_FILE } from './standalonePage.js';
import type { OutputFile } from './writeOutput.js';

/** The stylesheet and the scripts that every page of a folder uses. */
export function writeAssets({
  css,
  rendering,
}: {
  readonly css: string | undefined;
  /** Of a preview. */
  readonly rendering?: string | undefined;
}): OutputFile[] {
  const { script, style } = readStandaloneAssets(css);
  return [
    { name: STYLE_FILE, content: style },
    { name: SCRIPT_FILE, content: script },
    ...(rendering === undefined
      ? []
      : [{ name: PREVIEW_SCRIPT_FILE, content: readPreviewScript() }]),
  ];
}
