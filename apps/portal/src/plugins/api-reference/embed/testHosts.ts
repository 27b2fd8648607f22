import type { Service } from '@frontier/reference';

/** How contracts call the environment that samples use. */
const TEST_ENVIRONMENT = /homologa/i;

/** The addresses of a service that samples use: those of its test environment, which production's are not. */
export function testHosts({ servers }: Pick<Service, 'servers'>): readonly string[] {
  return servers
    .filter(({ description, name, url }) =>
      [description, name, url].some((text) => TEST_ENVIRONMENT.test(text ?? '')),
    )
    .map(({ url }) => url);
}
