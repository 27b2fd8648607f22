export const sampleHosts = {
  /** Route of the simulator's page. */
  page: '/docs/frontier/sandbox',
  /** Folder of the journeys that the simulator supports. */
  journeys: 'apps/portal/docs/frontier/jornadas',
  /** Address of the simulator on a reader's machine. */
  address: 'http://127.0.0.1:4600',
};
