import { MANIFEST_ICONS } from './icons';

interface Site {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  /** As pages say it in `lang`. */
  readonly language: string;
  /** Colour of the page, which the window around it takes too. */
  readonly color: string;
}

/** The web manifest: what the site is called, and its icons, where a reader keeps it as an app. */
export function writeManifest({ baseUrl, color, language, tagline, title }: Site): string {
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: MANIFEST_ICONS.map(({ path, purpose, size }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
