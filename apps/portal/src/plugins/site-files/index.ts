import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import { ROOT } from '../../shared/folders';
import { createPackageCollector, NOTICES_PATH, writeNotices } from './notices';
import { siteFiles as options } from './options';
import {
  MANIFEST_PATH,
  SECURITY_PATH,
  writeManifest,
  writeRobots,
  writeSecurity,
} from './siteTexts';

/**
 * Shows the page when the preloaded font has loaded, so that no line moves later (`css/site/base.css`). After one
 * second the system's font shows first.
 */
const AWAIT_FONT = `(() => {
  const root = document.documentElement;
  const show = () => root.removeAttribute('data-awaits-font');
  root.setAttribute('data-awaits-font', '');
  document.fonts.load('1em Geist').then(show, show);
  setTimeout(show, 1000);
})()`.replaceAll(/\s+/g, ' ');

/** The files that browsers, search engines, previews and researchers expect at known addresses (README.md). */
export default function siteFiles({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  const { areas, security, tokens } = options;
  const { title, tagline, url } = siteConfig;
  const { dark, light } = readTokens(path.resolve(ROOT, tokens));
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const packages = new Set<string>();

  function writeTexts(): [address: string, text: string][] {
    const color = light('site-bg');
    const texts: [string, string][] = [
      ['/robots.txt', writeRobots(url)],
      [MANIFEST_PATH, writeManifest({ baseUrl, language, title, tagline, color })],
      [NOTICES_PATH, writeNotices([...packages])],
    ];
    if (!security) return texts;
    const languages = [...new Set([language, 'en'])];
    return [...texts, [SECURITY_PATH, writeSecurity(security, url, languages, readCommitTime())]];
  }

  return {
    name: 'site-files',

    contentLoaded({ actions }) {
      actions.setGlobalData(Object.fromEntries(areas.map((area) => [area.route, area.title])));
    },

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          { test: /\.woff2$/, enforce: 'pre', loader: path.join(__dirname, 'subsetFont.cjs') },
        ],
      },
      ...(isServer ? {} : { plugins: [createPackageCollector(packages)] }),
    }),

    injectHtmlTags: () => ({
      headTags: [
        headTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
        headTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
        headTag('link', { rel: 'manifest', href: MANIFEST_PATH }),
        headTag('meta', {
          name: 'theme-color',
          content: light('site-bg'),
          'data-dark': dark('site-bg'),
        }),
      ],
      preBodyTags: [{ tagName: 'script', attributes: {}, innerHTML: AWAIT_FONT }],
    }),

    async postBuild({ outDir }) {
      for (const [address, text] of writeTexts()) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}

function readCommitTime(): Date {
  return new Date(execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim());
}

function headTag(tagName: string, attributes: Readonly<Record<string, string>>) {
  return { tagName, attributes: { ...attributes } };
}

/** Returns the value of a design token by its name without dashes: `site-bg`. */
export type TokenOf = (name: string) => string;

/**
 * Reads design tokens for uses outside of stylesheets.
 *
 * @param file stylesheet whose rules for `:root` and `[data-theme='dark']` contain the tokens.
 * @returns the tokens of each colour mode; reading a missing token throws an error with its name.
 */
export function readTokens(file: string): Readonly<Record<'dark' | 'light', TokenOf>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  parse(readFileSync(file, 'utf8'), { from: file }).walkRules((rule) => {
    const tokens = rule.selector === ':root' ? light : dark;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      tokens.set(prop.slice(2), value);
    });
  });
  const look = (tokens: ReadonlyMap<string, string>) => (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`${file}: the token is missing: --${name}`);
    return value;
  };
  return { light: look(light), dark: look(dark) };
}
