import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { goingLiveSteps, homeTexts } from '../../data/homeTexts';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** The known steps from the simulator to production, in order. */
export default function HomeGoingLive(): ReactNode {
  return (
    <HomeSection id="ate-a-producao" {...homeTexts.goingLive}>
      <ol className={styles.steps}>
        {goingLiveSteps.map(({ text, title, to }) => (
          <li key={to}>
            <h3 className={styles.title}>
              <Link to={to} className="cover-link">
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
