import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import { drawings, type IconName } from '../AreaIcon/drawings';
import LineIcon, { ArrowIcon } from '../LineIcon';
import styles from './styles.module.css';

/** Icon of one area of the API. It is decorative, since the area's name is always beside it. */
function AreaIcon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <LineIcon className={styles.icon} viewBox="0 0 24 24" size="20">
      {drawings[name].map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: Object.values(attributes).join() }),
      )}
    </LineIcon>
  );
}

export interface Card {
  readonly title: string;
  readonly to: string;
  readonly text?: string | undefined;
  readonly icon?: IconName;
  /** Id of the area whose hue the card has. */
  readonly area?: string;
  readonly links?: readonly {
    readonly label: string;
    readonly name: string;
    readonly to: string;
  }[];
}

interface Props {
  readonly cards: readonly Card[];
}

/** A grid of cards. The title is the link, and its area covers the card. */
export default function LinkCards({ cards }: Props): ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({ area, icon, links, text, title, to }) => (
        <li key={to} className={clsx(styles.card, area && `area-${area}`)}>
          {icon && <AreaIcon name={icon} />}
          <h3 className={styles.title}>
            <Link to={to} className={clsx('cover-link', styles.link)}>
              {title}
            </Link>
          </h3>
          {text && <div className={styles.text}>{text}</div>}
          {links && (
            <div className={styles.foot}>
              {links.map((link) => (
                <Link key={link.to} to={link.to} className={styles.way} aria-label={link.name}>
                  {link.label} <ArrowIcon />
                </Link>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
