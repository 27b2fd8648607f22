import { englishFaults, type FaultLanguage, portugueseFaults } from '@frontier/openapi';

/** The languages that faults of contracts are told in. */
export const LANGUAGES: Readonly<Record<'en' | 'pt', FaultLanguage>> = {
  en: { language: 'en', faults: englishFaults },
  pt: { language: 'pt-BR', faults: portugueseFaults },
};
