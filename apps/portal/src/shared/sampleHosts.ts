import type { SiteChoice } from '@frontier/reference';

/** Attribute of the button that opens the fields for a reader's own values. */
export const OWN_VALUES = 'data-own-values-button';

/**
 * Options for the host of the samples on every page. `switchSamples` handles and stores the choice
 * (`plugins/sample-hosts`). Without scripts the switch is hidden, and samples call the test environment.
 */
export const SAMPLE_HOSTS = {
  label: 'Exemplos em',
  name: 'sample-host',
  options: [
    { label: 'homologação', value: 'homologacao' },
    { label: 'simulador', value: 'sandbox' },
  ],
  button: { label: 'Meus dados', attributes: { [OWN_VALUES]: '', 'data-short': 'Dados' } },
} as const satisfies SiteChoice;
