import { causeOf, LIMITS, readSource } from '@frontier/openapi';
import { phrase } from '../labels/languageTables.js';
import { CommandError } from './commandErrors.js';
import type { CliOptions } from './parseArguments.js';

/** An image, as it is read. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/svg+xml';
  /** Name of its file beside the pages. */
  readonly name: string;
}

/** What makes pages look like their owner's. */
export interface Look {
  readonly title: string | undefined;
  readonly logo: Logo | undefined;
  /** Rules that come after the package's own. */
  readonly css: string | undefined;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Reads the files that pages are dressed with.
 *
 * @throws {CommandError} when one cannot be read, or the logo is neither an SVG nor a PNG.
 */
export async function readLook(options: Pick<CliOptions, 'css' | 'logo' | 'title'>): Promise<Look> {
  const { css, logo, title } = options;
  return {
    title,
    logo: logo === undefined ? undefined : toLogo(await read(logo), logo),
    css: css === undefined ? undefined : cleanCss(new TextDecoder().decode(await read(css))),
  };
}

/**
 * Makes a stylesheet safe to carry in a page: line ends and NUL as the HTML parser reads them, so that
 * the hash in the page's policy fits, and no `</style>` that ends the element early.
 */
export function cleanCss(css: string): string {
  return css.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').replaceAll('</', '<\\/');
}

function read(file: string): Promise<Uint8Array> {
  return readSource(file, { maxBytes: LIMITS.dressBytes }).catch((error: unknown) => {
    const fault = phrase('command.unreadableFile', { file, cause: causeOf(error) });
    throw new CommandError(fault, { cause: error });
  });
}

/** What the bytes say counts, not the name: browsers believe the type they are given. */
function toLogo(bytes: Uint8Array, file: string): Logo {
  if (PNG_SIGNATURE.equals(bytes.subarray(0, PNG_SIGNATURE.length))) {
    return { bytes, type: 'image/png', name: 'logo.png' };
  }
  if (/<svg[\s>]/.test(new TextDecoder().decode(bytes))) {
    return { bytes, type: 'image/svg+xml', name: 'logo.svg' };
  }
  throw new CommandError(phrase('command.notImage', { file }));
}
