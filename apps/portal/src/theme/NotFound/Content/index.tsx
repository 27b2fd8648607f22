import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { portal } from '../../../../portal.config';
import styles from './styles.module.css';

/** Text of the not-found page, followed by ways back into the portal. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main id="conteudo" className={clsx('container', styles.page, className)}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
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
      <nav className={styles.ways} aria-labelledby="caminhos">
        <h2 id="caminhos">Você pode seguir por aqui</h2>
        <ul>
          <li>
            <Link to="/">Página inicial</Link>
          </li>
          <li>
            <Link to="/docs">Documentação</Link>
          </li>
          {portal.services.map((service) => (
            <li key={service.id}>
              <Link to={service.route}>Referência da API: {service.title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
