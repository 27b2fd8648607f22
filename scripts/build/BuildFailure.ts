/** A build failed and published nothing; the message is for the maintainer. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}
