import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/**
 * The time of each file's last commit, for the sitemap and the guides, as Docusaurus reads it. In a shallow clone every
 * file seems to belong to the first commit, so without the full history times are omitted.
 */
export function createGitHistory(): VcsConfig {
  const git = getVcsPreset('git-eager');
  let folder = '';
  let isWhole = false;
  return {
    initialize({ siteDir }) {
      folder = siteDir;
      const options = ['rev-parse', '--is-shallow-repository'];
      isWhole = `${spawnSync('git', options, { cwd: siteDir }).stdout}`.trim() === 'false';
      if (isWhole) git.initialize({ siteDir });
    },
    // Posts carry their dates.
    getFileCreationInfo: async (_file) => null,
    // Docusaurus knows absolute paths only, but the sitemap asks for paths from the site's folder.
    getFileLastUpdateInfo: async (file) =>
      isWhole ? git.getFileLastUpdateInfo(path.resolve(folder, file)) : null,
  };
}
