import { escapeText } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';

/**
 * What stands in the place of a reference whose document has faults.
 *
 * @param text the faults, as an error says them.
 * @returns HTML.
 */
export function writeFaults(text: string, { faultsIntro, faultsTitle }: Labels): string {
  return `<div class="r-faults" role="alert"><h1>${escapeText(faultsTitle)}</h1><p>${escapeText(faultsIntro)}</p><pre>${escapeText(text)}</pre></div>`;
}
