export interface SampleHostsOptions {
  /** Route of the simulator's page. */
  readonly page: string;
  /** Folder of the journeys that the simulator supports. */
  readonly journeys: string;
  /** Address of the simulator on a reader's machine. */
  readonly address: string;
}

export const sampleHosts = {
  page: '/docs/frontier/sandbox',
  journeys: 'apps/portal/docs/frontier/jornadas',
  address: 'http://127.0.0.1:4600',
} satisfies SampleHostsOptions;
