import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { name } from '../../package.json';
import { BuildFailure } from './BuildFailure';

const FILE = 'downloads/frontier.cdx.json';

/**
 * Writes the CycloneDX SBOM that npm derives from the lockfile. It omits npm's serial number, the time and the folder's
 * name, so that the same lockfile and npm yield the same bytes.
 *
 * @param site the built site.
 * @throws {BuildFailure} with npm's message.
 */
export function writeSbom(site: string): void {
  try {
    const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const written = execFileSync('npm', options, {
      cwd: path.join(__dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { serialNumber: _serialNumber, metadata, ...sbom } = JSON.parse(written);
    const { timestamp: _timestamp, component, ...others } = metadata;
    const named = { ...sbom, metadata: { ...others, component: { ...component, name } } };
    writeFileSync(path.join(site, FILE), `${JSON.stringify(named)}\n`);
  } catch (error) {
    throw new BuildFailure(`npm sbom failed: ${error instanceof Error ? error.message : error}`);
  }
}
