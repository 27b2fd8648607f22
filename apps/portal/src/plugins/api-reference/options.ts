import { portal } from '../../../portal.config';

/** A service and the location of its contract in this run. */
export interface ServiceSource {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  readonly source: string;
  /** Path of the copy in the repository; absent for external documents. */
  readonly snapshot?: string | undefined;
  /** Whether `FRONTIER_EXTRA_SPEC_<ID>` added the document. It then has no guides. */
  readonly extra: boolean;
}

/** Variables that move a service's contract or add a document. */
const SETTING = /^FRONTIER_(EXTRA_)?SPEC_(.+)$/;
const ID = /^[a-z][a-z0-9-]*$/;

/**
 * Chooses the location of each contract: snapshots by default, the services' hosts with `FRONTIER_SPECS=remote`, another
 * location with `FRONTIER_SPEC_<SERVICE>`. `FRONTIER_EXTRA_SPEC_<ID>` adds documents.
 *
 * @throws {Error} listing every variable with an unknown service or an unusable value.
 */
export function chooseSources(
  environment: Readonly<Record<string, string | undefined>>,
): ServiceSource[] {
  const { services } = portal;
  const mode = environment.FRONTIER_SPECS || 'snapshots';
  const isMode = mode === 'remote' || mode === 'snapshots';
  const faults = isMode ? [] : [`FRONTIER_SPECS=${mode}: use "remote" or "snapshots".`];
  const chosen = new Map<string, string>();
  const extras: ServiceSource[] = [];
  for (const [key, source = ''] of Object.entries(environment)) {
    const [, extra, name] = SETTING.exec(key) ?? [];
    if (!name) continue;
    const id = name.toLowerCase().replaceAll('_', '-');
    const isService = services.some((service) => service.id === id);
    if (extra && !ID.test(id)) {
      faults.push(`${key}: the name may only have letters, digits and "_".`);
    } else if (extra && isService) {
      faults.push(`${key}: "${id}" is already a service; use FRONTIER_SPEC_${name}.`);
    } else if (!extra && !isService) {
      const known = services.map(
        (one) => `FRONTIER_SPEC_${one.id.toUpperCase().replaceAll('-', '_')}`,
      );
      faults.push(`${key}: unknown service; use ${known.join(', ')}.`);
    } else if (source === '') faults.push(`${key}: give a path or a URL.`);
    else if (extra) {
      extras.push({ id, title: id, route: `/docs/frontier/${id}/api`, source, extra: true });
    } else chosen.set(id, source);
  }
  if (faults.length > 0) throw new Error(`Invalid configuration:\n- ${faults.join('\n- ')}`);

  const own = services.map(({ id, route, snapshot, specUrl, title }) => {
    const source = chosen.get(id) ?? (mode === 'remote' ? specUrl : snapshot);
    return { id, title, route, source, snapshot, extra: false };
  });
  return [...own, ...extras];
}
