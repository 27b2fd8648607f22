import path from 'node:path';

/** A fault as Redocly prints it. */
interface PrintedFault {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}

/** Parses the report of `runRedocly`. */
export function readFaults(text: string): PrintedFault[] {
  return [...text.matchAll(/^\[\d+\] (\S+):(\d+):\d+ at (\S+)\n\n(.*?\n)\n/gms)].map(
    ([, file = '', line, pointer = '', message = '']) => ({
      file: path.resolve(file),
      line: Number(line),
      pointer,
      message,
    }),
  );
}
