import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Support contact from `portal.config.ts`. */
export interface Support {
  readonly label: string;
  /** An `https:` or `mailto:` address. */
  readonly href: string;
}

interface Props {
  /** Address at which the guide's source is edited. */
  readonly editUrl?: string | null | undefined;
  /** Time of the guide's last change, in milliseconds. */
  readonly updatedAt?: number | null | undefined;
  readonly support?: Support | null | undefined;
}

/** The end of a guide: date of the last change, edit link and support contact, each if known. */
export default function GuideOrigin({ editUrl, support, updatedAt }: Props): ReactNode {
  if (!editUrl && !support && !updatedAt) return null;
  return (
    <ul className={styles.origin}>
      {updatedAt ? (
        <li>
          Atualizado em{' '}
          <time dateTime={new Date(updatedAt).toISOString().slice(0, 10)}>
            {formatDay(updatedAt)}
          </time>
        </li>
      ) : null}
      {editUrl && (
        <li>
          <a href={editUrl}>Editar esta página</a>
        </li>
      )}
      {support && (
        <li>
          <a href={support.href}>{support.label}</a>
        </li>
      )}
    </ul>
  );
}

/** UTC, so that every reader sees the same day. */
function formatDay(time: number): string {
  return new Date(time).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
}
