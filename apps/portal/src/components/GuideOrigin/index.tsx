import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Where readers ask for help, as `portal.config.ts` says. */
export interface Support {
  readonly label: string;
  /** An address of the web or `mailto:`. */
  readonly href: string;
}

interface Props {
  /** Where the guide's source is edited. */
  readonly editUrl?: string | null | undefined;
  /** When the guide changed last, in milliseconds. */
  readonly updatedAt?: number | null | undefined;
  readonly support?: Support | null | undefined;
}

/** Below a guide: when it changed, where to mend it and whom to ask, each if it is known. */
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

/** The same day wherever the page is read. */
function formatDay(time: number): string {
  return new Date(time).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
}
