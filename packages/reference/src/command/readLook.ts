import { causeOf } from '../labels/causeOf.js';
import { PhraseError } from '../labels/PhraseError.js';
import { phrase } from '../labels/phrase.js';
import { LIMITS } from '../limits.js';
import { readSource } from '../load/readSource.js';
import type { CliOptions } from './CliOptions.js';
import { cleanCss } from './cleanCss.js';
import type { Logo, Look } from './Look.js';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Reads the files that pages are dressed with.
 *
 * @throws {PhraseError} when one cannot be read, or the logo is neither an SVG nor a PNG.
 */
export async function readLook(options: Pick<CliOptions, 'css' | 'logo' | 'title'>): Promise<Look> {
  const { css, logo, title } = options;
  return {
    title,
    logo: logo === undefined ? undefined : toLogo(await read(logo), logo),
    css: css === undefined ? undefined : cleanCss(new TextDecoder().decode(await read(css))),
  };
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readSource(file, { maxBytes: LIMITS.dressBytes });
  } catch (error) {
    const fault = phrase('command.unreadableFile', { file, cause: causeOf(error) });
    throw new PhraseError(fault, { cause: error });
  }
}

/** What the bytes say counts, not the name: browsers believe the type they are given. */
function toLogo(bytes: Uint8Array, file: string): Logo {
  if (PNG_SIGNATURE.equals(bytes.subarray(0, PNG_SIGNATURE.length))) {
    return { bytes, type: 'image/png', name: 'logo.png' };
  }
  if (/<svg[\s>]/.test(new TextDecoder().decode(bytes))) {
    return { bytes, type: 'image/svg+xml', name: 'logo.svg' };
  }
  throw new PhraseError(phrase('command.notImage', { file }));
}
