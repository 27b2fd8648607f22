import path from 'node:path';
import { isObject } from '@frontier/reference/document';
import { portal } from '../../apps/portal/portal.config';
import type { LintTarget } from './LintTarget';

/**
 * True of a snapshot, and of any document (a draft, a copy) that names the host of one of our
 * services among its servers. The others are foreign: our house rules don't bind them.
 */
export function isOwnContract({ file, document }: LintTarget): boolean {
  const snapshots = portal.services.map(({ snapshot }) => path.resolve(snapshot));
  if (snapshots.includes(path.resolve(file))) return true;
  const hosts = portal.services.map(({ specUrl }) => new URL(specUrl).host);
  const { servers } = document.root;
  return (Array.isArray(servers) ? servers : []).some((server) => {
    const url = isObject(server) ? server.url : undefined;
    return typeof url === 'string' && URL.canParse(url) && hosts.includes(new URL(url).host);
  });
}
