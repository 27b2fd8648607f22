import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { dayOfBuild, readChangelog } from '@frontier/contract-diff';
import { address, checkOptions, keys, list, text } from '@frontier/light-docusaurus';
import { createPublishingPlugin } from '../../shared/data-pages/createPublishingPlugin';
import { ROOT } from '../../shared/folders';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import type { ChangelogOptions } from './Changelog';
import { writeFeed } from './writeFeed';

export const validateOptions = checkOptions(
  'changelog',
  keys<ChangelogOptions>({
    folder: text('o caminho da pasta das entradas'),
    feed: address('o endereço do feed'),
    route: address('o endereço da página de mudanças'),
    services: list('uma lista de serviços', text('o id de um serviço')),
  }),
);

/** Watches the entries of the changelog and publishes them as an Atom feed; the remark plugin shows them. */
export default function changelog(
  { siteConfig }: LoadContext,
  { feed, folder, route, services }: ChangelogOptions,
): Plugin {
  const data = path.resolve(ROOT, folder);
  const entries = () => readChangelog(data, services);
  return {
    ...createPublishingPlugin({
      name: 'changelog',
      watched: [path.join(data, '*.yaml')],
      address: feed,
      type: 'application/atom+xml; charset=utf-8',
      readData: () => JSON.stringify(entries()),
      write: () =>
        writeFeed(entries(), readContractIndex(), {
          site: siteConfig.url,
          title: `Mudanças das APIs · ${siteConfig.title}`,
          feed,
          route,
          day: dayOfBuild(ROOT, entries()),
        }),
    }),

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: feed,
            title: 'Mudanças das APIs',
          },
        },
      ],
    }),
  };
}
