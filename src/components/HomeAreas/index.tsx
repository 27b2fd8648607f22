import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { portal } from '../../../portal.config';
import AreaIcon from '../AreaIcon';
import HomeSection from '../HomeSection';
import { areaTexts } from './areaTexts';
import styles from './styles.module.css';

/** The areas of the API, one card each: what it does, its guides and its reference. */
export default function HomeAreas(): ReactNode {
  return (
    <HomeSection
      id="areas"
      title="Uma API para cada área"
      lead="Os guias explicam quando e em que ordem chamar; a referência lista cada campo, limite e resposta."
    >
      <ul className={styles.grid}>
        {portal.services.map(({ id, title, route }) => {
          const area = areaTexts[id];
          const base = `/docs/frontier/${id}`;
          return (
            <li key={id} className={styles.card}>
              <AreaIcon area={id} className={styles.icon} />
              <h3 className={styles.title}>
                <Link to={base}>{title}</Link>
              </h3>
              {area && <p className={styles.text}>{area.text}</p>}
              <p className={styles.links}>
                {area && (
                  <Link to={`${base}/${area.firstGuide}`} aria-label={`Começar por ${title}`}>
                    Começar
                  </Link>
                )}
                <Link to={route} aria-label={`Referência da API de ${title}`}>
                  Referência
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
