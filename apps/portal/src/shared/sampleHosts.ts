import type { SiteChoice } from '@frontier/reference';

/**
 * Whom the samples of every page call. The page script answers the choice and keeps it
 * (`plugins/sample-hosts`); without scripts it is not shown, and samples call the test environment.
 */
export const SAMPLE_HOSTS: SiteChoice = {
  label: 'Exemplos em',
  name: 'sample-host',
  options: [
    { label: 'homologação', value: 'homologacao' },
    { label: 'sandbox local', value: 'sandbox' },
  ],
};
