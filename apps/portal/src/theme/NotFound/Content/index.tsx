import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { portal } from '../../../../portal.config';
import LinkCards from '../../../components/LinkCards';
import SiteFrame from '../../../components/SiteFrame';

const WAYS = [
  { title: 'Página inicial', to: '/' },
  { title: 'Documentação', to: '/docs' },
  { title: 'Busca', to: '/busca' },
];
const REFERENCES = portal.services.map(({ route, title }) => ({ title, to: route }));

/** Text of the not-found page, followed by ways back into the portal. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <SiteFrame>
      <article className={clsx('markdown', className)}>
        <h1>
          <Translate id="theme.NotFound.title">Página não encontrada</Translate>
        </h1>
        <p>
          <Translate id="theme.NotFound.p1">
            Não foi possível encontrar a página que você procura.
          </Translate>
        </p>
        <p>
          <Translate id="theme.NotFound.p2">
            Por favor, avise o dono do site que trouxe você até aqui: o link está quebrado.
          </Translate>
        </p>
        <h2>Você pode seguir por aqui</h2>
        <LinkCards cards={WAYS} compact />
        <h2>Referências</h2>
        <LinkCards cards={REFERENCES} compact />
      </article>
    </SiteFrame>
  );
}
