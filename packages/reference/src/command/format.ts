/** What the pages are written as. */
export type Format = 'html' | 'markdown';

/** Every format, in the order in which messages name them. */
export const FORMATS: readonly Format[] = ['html', 'markdown'];

/** Whether a value from the command line names a format. */
export function isFormat(value: unknown): value is Format {
  return FORMATS.some((format) => format === value);
}
