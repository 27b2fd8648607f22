import type { CallService } from '../calls/Call';
import { EXPIRY, TOKEN, type TokenCall } from '../calls/findTokenCall';
import type { DownloadSite } from '../Download';
import { stableId } from '../stableId';
import type { Environment } from './Collection';

/** Addresses of the services, and the variables a reader or a script fills. */
export function writeEnvironment(
  services: readonly CallService[],
  { credentials }: TokenCall,
  { name }: DownloadSite,
): Environment {
  const value = (key: string, type: 'default' | 'secret', content = '') =>
    ({ key, value: content, type, enabled: true }) as const;
  return {
    id: stableId(name, 'environment'),
    name: services[0]?.environment ?? name,
    values: [
      ...services.map(({ host, url }) => value(host, 'default', url)),
      ...credentials.map((field) => value(field, 'secret')),
      value(TOKEN, 'secret'),
      value(EXPIRY, 'default'),
    ],
    _postman_variable_scope: 'environment',
  };
}
