/** Why a build published nothing, in words for whoever started it. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';

  /** @param signal that ended the build, if one did. */
  constructor(
    message: string,
    readonly signal?: NodeJS.Signals,
  ) {
    super(message);
  }
}
