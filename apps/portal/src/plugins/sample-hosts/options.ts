import { dataPages } from '../data-pages/options';

export const sampleHosts = {
  page: '/docs/frontier/sandbox',
  /** File of the journeys that the simulator plays. */
  story: dataPages.journeys.file,
  /** Address of the simulator on a reader's machine. */
  address: 'http://127.0.0.1:4600',
};
