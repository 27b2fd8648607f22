import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { portal } from '../../../../portal.config';
import SiteFrame from '../../../components/SiteFrame';
import styles from './styles.module.css';

const WAYS = [
  { title: 'Página inicial', to: '/' },
  { title: 'Documentação', to: '/docs' },
  { title: 'Busca', to: '/busca' },
  ...portal.services.map(({ route, title }) => ({ title: `Referência: ${title}`, to: route })),
];

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
        <ul className={styles.ways}>
          {WAYS.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </article>
    </SiteFrame>
  );
}
