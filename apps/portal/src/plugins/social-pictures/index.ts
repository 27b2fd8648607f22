import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, expected, keys, list, text } from '@frontier/light-docusaurus';
import { drawings } from '../../components/AreaIcon/drawings';
import { drawPng } from '../../shared/drawing/drawPng';
import { readTokens } from '../../shared/drawing/readTokens';
import { ROOT } from '../../shared/folders';
import type { Area, SocialPicturesOptions, Words } from './Area';
import { type AreaTitles, pictureOf } from './client/pictureOf';
import { drawPicture } from './drawPicture';
import { type DescribedGuide, findWords } from './findWords';

const icons = Object.keys(drawings);

export const validateOptions = checkOptions(
  'social-pictures',
  keys<SocialPicturesOptions>({
    areas: list(
      'uma lista de áreas',
      keys<Area>({
        route: address('a rota da área'),
        icon: text('o nome de um desenho')
          .valid(...icons)
          .messages(expected(`um de ${icons.join(', ')}`)),
        says: keys<Words>({
          title: text('o título na figura'),
          text: text('a frase na figura'),
        }).optional(),
      }),
    ),
    logo: text('o caminho do símbolo, um SVG'),
    tokens: text('o caminho dos tokens, uma folha de estilo'),
  }),
);

/** Draws a picture for each area of the site, which previews of its pages show (README.md). */
export default function socialPictures(
  { siteConfig }: LoadContext,
  { areas, logo, tokens }: SocialPicturesOptions,
): Plugin {
  let words: readonly (readonly [Area, Words])[] = [];
  return {
    name: 'social-pictures',

    allContentLoaded({ actions, allContent }) {
      const guides = listGuides(allContent['docusaurus-plugin-content-docs']?.default);
      words = areas.map((area) => [area, findWords(area, guides)]);
      const titles: AreaTitles = Object.fromEntries(
        words.map(([{ route }, { title }]) => [route, title]),
      );
      actions.setGlobalData(titles);
    },

    async postBuild({ outDir }) {
      const frame = {
        site: siteConfig.title,
        logo: readFileSync(path.resolve(ROOT, logo), 'utf8'),
        token: readTokens(path.resolve(ROOT, tokens)).light,
      };
      for (const [{ icon, route }, said] of words) {
        const file = path.join(outDir, pictureOf(route));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, drawPng(drawPicture(said, icon, frame)));
      }
    },
  };
}

/** The guides of the documentation plugin's content. */
function listGuides(content: unknown): readonly DescribedGuide[] {
  const { loadedVersions } = content as {
    readonly loadedVersions: readonly { readonly docs: readonly DescribedGuide[] }[];
  };
  return loadedVersions.flatMap(({ docs }) => docs);
}
