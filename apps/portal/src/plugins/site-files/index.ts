import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkOptions, keys, list, text } from '@frontier/light-docusaurus';
import { readTokens } from '../../shared/drawing/readTokens';
import { ROOT } from '../../shared/folders';
import { APPLE_ICON, drawFilled, drawMark, MANIFEST_ICONS } from './icons';
import type { SecurityContact, SiteFilesOptions } from './options';
import { writeIco } from './writeIco';
import { writeManifest } from './writeManifest';
import { writeRobots } from './writeRobots';
import { SECURITY_PATH, writeSecurity } from './writeSecurity';

const MANIFEST_PATH = '/manifest.webmanifest';

export const validateOptions = checkOptions(
  'site-files',
  keys<SiteFilesOptions>({
    logo: text('o caminho do símbolo, um SVG'),
    tokens: text('o caminho dos tokens, uma folha de estilo'),
    security: keys<SecurityContact>({
      contacts: list(
        'uma lista de contatos',
        text('um endereço "mailto:", "https:" ou "tel:"').pattern(/^(mailto:|https:\/\/|tel:)/),
      ).min(1),
      expires: text('um instante como 2030-01-31T00:00:00Z').pattern(
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
      ),
      policy: text('um endereço "https:"')
        .pattern(/^https:\/\//)
        .optional(),
    }).optional(),
  }),
);

/** The small files that browsers, search engines and researchers look for at known places (README.md). */
export default function siteFiles(
  { baseUrl, i18n, siteConfig }: LoadContext,
  { logo, security, tokens }: SiteFilesOptions,
): Plugin {
  const { dark, light } = readTokens(path.resolve(ROOT, tokens));
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: 'site-files',

    injectHtmlTags: () => ({
      headTags: [
        link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
        link({ rel: 'apple-touch-icon', href: APPLE_ICON.path }),
        link({ rel: 'manifest', href: MANIFEST_PATH }),
        {
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            content: light('site-bg'),
            'data-dark': dark('site-bg'),
          },
        },
      ],
    }),

    async postBuild({ outDir }) {
      const mark = readFileSync(path.resolve(ROOT, logo), 'utf8');
      const ground = light('site-focus');
      const files = new Map<string, Uint8Array | string>([
        ['/robots.txt', writeRobots(siteConfig.url)],
        [
          MANIFEST_PATH,
          writeManifest({
            baseUrl,
            language,
            title: siteConfig.title,
            tagline: siteConfig.tagline,
            color: light('site-bg'),
          }),
        ],
        [
          '/favicon.ico',
          writeIco([16, 32, 48].map((size) => ({ size, png: drawMark(mark, size) }))),
        ],
        [APPLE_ICON.path, drawFilled(mark, ground, APPLE_ICON.size, 0.9)],
        ...MANIFEST_ICONS.map(
          ({ path: address, purpose, size }) =>
            [
              address,
              purpose === 'any' ? drawMark(mark, size) : drawFilled(mark, ground, size, 0.8),
            ] as const,
        ),
      ]);
      if (security) {
        const languages = [...new Set([language, 'en'])];
        files.set(SECURITY_PATH, writeSecurity(security, siteConfig.url, languages));
      }
      for (const [address, bytes] of files) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
    },
  };
}

function link(attributes: Readonly<Record<string, string>>) {
  return { tagName: 'link', attributes: { ...attributes } };
}
