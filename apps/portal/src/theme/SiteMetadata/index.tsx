import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import { PICTURE_SIZE } from '../../plugins/site-files/client/pictureOf';
import { useAreaPicture } from '../../plugins/site-files/client/useAreaPicture';

/** Adds the preview picture of the page's area to the metadata of every page. */
export default function SiteMetadata(): ReactNode {
  const { alt, image } = useAreaPicture();
  return (
    <>
      <OriginalSiteMetadata />
      <PageMetadata image={image} />
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:image:width" content={`${PICTURE_SIZE.width}`} />
        <meta property="og:image:height" content={`${PICTURE_SIZE.height}`} />
        <meta property="og:image:alt" content={alt} />
      </Head>
    </>
  );
}
