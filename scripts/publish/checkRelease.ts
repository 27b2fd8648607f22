/** What the repository says of the version that is to be published. */
export interface Release {
  /** The package's `package.json`. */
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly changelog: string;
  /** What differs from the last commit, as `git status --porcelain` tells it. */
  readonly changed: string;
  /** Names of the tags of the last commit. */
  readonly tags: readonly string[];
}

/** Why a version may not be published yet; nothing when it may. */
export function checkRelease({ changed, changelog, manifest, tags }: Release): string[] {
  const version = String(manifest.version);
  const tag = `reference-v${version}`;
  const faults: (string | false)[] = [
    manifest.private === true && 'package.json: "private" is true; remove it to publish.',
    manifest.repository === undefined &&
      'package.json: no "repository"; provenance names the repository it was built from.',
    !/^\d+\.\d+\.\d+$/.test(version) && `package.json: version ${version} is not like 1.2.3.`,
    !changelog.split('\n').includes(`## ${version}`) && `CHANGELOG.md: no heading "## ${version}".`,
    changelog.split('\n').includes('## Unreleased') &&
      'CHANGELOG.md: what stands under "## Unreleased" belongs to a version.',
    !tags.includes(tag) && `git: the last commit has no tag ${tag}.`,
    changed !== '' && 'git: there are changes that are not committed.',
  ];
  return faults.filter((fault) => fault !== false);
}
