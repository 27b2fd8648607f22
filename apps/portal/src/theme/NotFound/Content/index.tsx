import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PlainPage from '../../../components/PlainPage';
import { indexPages } from '../../../data/searchPage';

/** Its links back into the portal are those of a search without results. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <PlainPage>
      <PageMetadata description="Este endereço não existe no portal. Veja por onde seguir." />
      <article className={clsx('markdown', className)}>
        <h1>Página não encontrada</h1>
        <p>Não foi possível encontrar a página que você procura.</p>
        <p>Por favor, avise o dono do site que trouxe você até aqui: o link está quebrado.</p>
        <h2>Você pode seguir por aqui</h2>
        <div className="link-map">
          <ul>
            {indexPages.pages.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </article>
    </PlainPage>
  );
}
