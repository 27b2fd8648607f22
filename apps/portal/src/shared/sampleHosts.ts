import type { SiteChoice } from '@frontier/reference';

/**
 * Whom the samples of every page call. The page script answers the choice and keeps it
 * (`plugins/sample-hosts`); without scripts it is not shown, and samples call the test environment.
 */
export const SAMPLE_HOSTS = {
  label: 'Exemplos em',
  name: 'sample-host',
  options: [
    { label: 'homologação', value: 'homologacao' },
    { label: 'sandbox local', value: 'sandbox' },
  ],
  /** Opens the fields for a reader's own values (`plugins/page-tools`). */
  button: {
    label: 'Usar os meus dados',
    attributes: { 'data-tool': 'values', 'data-tool-run': '', 'data-native': 'alone' },
  },
} as const satisfies SiteChoice;

/** Dispatched on the document with the address that a reader gives for all services, or an empty text. */
export const SAMPLE_ADDRESS = 'portal:sample-address';
