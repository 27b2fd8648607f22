import path from 'node:path';
import type { ServiceSource } from './options';

/** Where the site publishes a service's document, byte by byte: JSON stays JSON, all else is YAML. */
export function addressOfContract({ id, source }: Pick<ServiceSource, 'id' | 'source'>): string {
  const ending = path.extname(new URL(source, 'file:///').pathname) === '.json' ? 'json' : 'yaml';
  return `/contratos/${id}.${ending}`;
}
