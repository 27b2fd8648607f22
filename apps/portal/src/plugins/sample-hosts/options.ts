import { dataPages } from '../data-pages/options';

export interface SampleHostsOptions {
  /** Route of the simulator's page. */
  readonly page: string;
  /** File of the journeys that the simulator plays. */
  readonly story: string;
  /** Address of the simulator on a reader's machine. */
  readonly address: string;
}

export const sampleHosts = {
  page: '/docs/frontier/sandbox',
  story: dataPages.journeys.file,
  address: 'http://127.0.0.1:4600',
} satisfies SampleHostsOptions;
