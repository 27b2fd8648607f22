/** Programs that npm picks by the machine: `@swc/core-darwin-arm64`. */
const PREBUILT = /[-/](android|darwin|freebsd|linux|win32|windows|wasm32)-[\w-]+$/;

/**
 * Whether a package is a program built for one kind of machine. The lockfile was written where those of other
 * machines were not to be had: they have neither sum nor licence in it, and the licence of the
 * package that asks for them.
 */
export function isPrebuilt(name: string): boolean {
  return PREBUILT.test(name);
}
