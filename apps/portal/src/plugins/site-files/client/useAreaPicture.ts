import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { type AreaTitles, findArea, pictureOf } from './pictureOf';

/** The address and the alternative text of the picture for the page's area. */
export function useAreaPicture(): { readonly image: string; readonly alt: string } {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const titles = usePluginData('site-files') as AreaTitles;
  const area = findArea(titles, pathname);
  return { image: pictureOf(area), alt: `${siteConfig.title}: ${titles[area]}` };
}
