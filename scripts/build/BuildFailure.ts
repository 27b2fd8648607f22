/** A build failed and published nothing; the message is for the maintainer. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';

  /** @param signal the signal that ended the build, if any. */
  constructor(
    message: string,
    readonly signal?: NodeJS.Signals,
  ) {
    super(message);
  }
}
