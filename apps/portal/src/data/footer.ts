import type { UserThemeConfig } from '@docusaurus/theme-common';
import { portal } from '../../portal.config';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Documentação',
      items: [
        { label: 'Frontier APIs', to: '/docs' },
        { label: 'Visão geral', to: '/docs/frontier' },
        { label: 'Primeira chamada', to: '/docs/frontier/getting-started' },
        { label: 'Jornadas', to: '/docs/frontier/jornadas' },
        { label: 'Busca', to: '/busca' },
        { label: 'Todas as páginas em Markdown', href: 'pathname:///llms.txt' },
        { label: 'Projects', to: portal.links.projects },
      ],
    },
    {
      title: 'Empresa',
      items: [
        { label: `Conheça a ${portal.provider}`, href: portal.links.company },
        { label: `Blog da ${portal.provider}`, href: portal.links.blog },
        { label: 'Blog deste portal', to: '/blog' },
      ],
    },
    { title: 'Redes sociais', items: [...portal.links.social] },
  ],
  copyright: `© ${portal.copyrightYear} ${portal.provider}`,
} satisfies UserThemeConfig['footer'];
