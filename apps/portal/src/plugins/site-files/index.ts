import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Area, Words } from '../../data/socialAreas';
import { ROOT } from '../../shared/folders';
import { type AreaTitles, pictureOf } from './client/pictureOf';
import { type DescribedGuide, drawPicture, findWords } from './drawPicture';
import { drawPng } from './drawPng';
import { APPLE_ICON, drawFilled, drawMark, MANIFEST_ICONS, writeIco } from './icons';
import { NOTICES_PATH, tellPackages, writeNotices } from './notices';
import { siteFiles as options } from './options';
import { readTokens } from './readTokens';
import {
  MANIFEST_PATH,
  SECURITY_PATH,
  writeManifest,
  writeRobots,
  writeSecurity,
} from './siteTexts';

type SiteFile = readonly [address: string, content: Uint8Array | string];

/** The files that browsers, search engines, previews and researchers look for at known places (README.md). */
export default function siteFiles({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const { areas, logo, security, tokens } = options;
  const { title, tagline, url } = siteConfig;
  const { dark, light } = readTokens(path.resolve(ROOT, tokens));
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const packages = new Set<string>();
  let pictures: readonly (readonly [Area, Words])[] = [];

  function drawIcons(mark: string): SiteFile[] {
    const ground = light('site-focus');
    return [
      ['/favicon.ico', writeIco([16, 32, 48].map((size) => ({ size, png: drawMark(mark, size) })))],
      [APPLE_ICON.path, drawFilled(mark, ground, APPLE_ICON.size, 0.9)],
      ...MANIFEST_ICONS.map(
        ({ path: address, purpose, size }): SiteFile => [
          address,
          purpose === 'any' ? drawMark(mark, size) : drawFilled(mark, ground, size, 0.8),
        ],
      ),
    ];
  }

  function writeTexts(): SiteFile[] {
    const color = light('site-bg');
    const texts: SiteFile[] = [
      ['/robots.txt', writeRobots(url)],
      [MANIFEST_PATH, writeManifest({ baseUrl, language, title, tagline, color })],
      [NOTICES_PATH, writeNotices([...packages])],
    ];
    if (!security) return texts;
    const languages = [...new Set([language, 'en'])];
    return [...texts, [SECURITY_PATH, writeSecurity(security, url, languages)]];
  }

  return {
    name: 'site-files',

    allContentLoaded({ actions, allContent }) {
      const guides = listGuides(allContent['docusaurus-plugin-content-docs']?.default);
      pictures = areas.map((area) => [area, findWords(area, guides)]);
      const titles: AreaTitles = Object.fromEntries(
        pictures.map(([{ route }, words]) => [route, words.title]),
      );
      actions.setGlobalData(titles);
    },

    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [tellPackages(packages)] },

    injectHtmlTags: () => ({
      headTags: [
        headTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
        headTag('link', { rel: 'apple-touch-icon', href: APPLE_ICON.path }),
        headTag('link', { rel: 'manifest', href: MANIFEST_PATH }),
        headTag('meta', {
          name: 'theme-color',
          content: light('site-bg'),
          'data-dark': dark('site-bg'),
        }),
      ],
    }),

    async postBuild({ outDir }) {
      const mark = readFileSync(path.resolve(ROOT, logo), 'utf8');
      const frame = { site: title, logo: mark, token: light };
      const drawn = pictures.map(
        ([{ icon, route }, words]): SiteFile => [
          pictureOf(route),
          drawPng(drawPicture(words, icon, frame)),
        ],
      );
      for (const [address, content] of [...writeTexts(), ...drawIcons(mark), ...drawn]) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    },
  };
}

function headTag(tagName: string, attributes: Readonly<Record<string, string>>) {
  return { tagName, attributes: { ...attributes } };
}

/** The guides of the documentation plugin's content. */
function listGuides(content: unknown): readonly DescribedGuide[] {
  const { loadedVersions } = content as {
    readonly loadedVersions: readonly { readonly docs: readonly DescribedGuide[] }[];
  };
  return loadedVersions.flatMap(({ docs }) => docs);
}
