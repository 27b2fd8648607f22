import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { socialAreas } from '../../data/socialAreas';
import {
  findPictureArea,
  PICTURE_SIZE,
  pictureOf,
} from '../../plugins/site-files/client/pictureOf';

/** Descriptions of pages that Docusaurus builds without one. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/blog/authors': 'Quem escreve no blog deste portal e quantas publicações cada pessoa tem.',
  '/blog/tags': 'Os assuntos das publicações do blog, com quantas há de cada um.',
};

/** Adds the preview picture of the page's area to the metadata of every page. */
export default function SiteMetadata(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const area = findPictureArea(socialAreas, pathname);
  return (
    <>
      <OriginalSiteMetadata />
      <PageMetadata image={pictureOf(area)} description={DESCRIPTIONS[pathname]} />
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:image:width" content={`${PICTURE_SIZE.width}`} />
        <meta property="og:image:height" content={`${PICTURE_SIZE.height}`} />
        <meta property="og:image:alt" content={`${siteConfig.title}: ${socialAreas[area]}`} />
      </Head>
    </>
  );
}
