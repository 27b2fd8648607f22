import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { pickBrowserConfig } from '../pickBrowserConfig';

it('leaves out what only the build reads', () => {
  const config = {
    title: 'Portal',
    url: 'https://portal.example',
    themeConfig: { navbar: { title: 'Portal' } },
    ssrTemplate: '<!DOCTYPE html>',
    plugins: [['./plugin.ts', { secret: 1 }]],
  } as unknown as DocusaurusConfig;
  expect(pickBrowserConfig(config)).toEqual({
    title: 'Portal',
    url: 'https://portal.example',
    themeConfig: { navbar: { title: 'Portal' } },
  });
});
