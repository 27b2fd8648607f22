import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useAreaPicture } from '../../plugins/site-files/client/useAreaPicture';
import StructuredData from './';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Milliseconds; absent when not known. */
  readonly updatedAt?: number | null | undefined;
}

/** What a guide or a reference is, as schema.org's TechArticle. */
export default function TechArticle({ description, title, updatedAt }: Props): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { image } = useAreaPicture();
  const organization = {
    '@type': 'Organization',
    name: siteConfig.organizationName,
    url: siteConfig.url,
  };
  return (
    <StructuredData
      data={{
        '@type': 'TechArticle',
        headline: title,
        description,
        inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
        url: siteConfig.url + pathname.replace(/(.)\/$/, '$1'),
        image: siteConfig.url + image,
        ...(updatedAt ? { dateModified: new Date(updatedAt).toISOString().slice(0, 10) } : {}),
        author: organization,
        publisher: organization,
      }}
    />
  );
}
