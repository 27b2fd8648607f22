import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';
import { describeError } from './describeError';
import styles from './styles.module.css';

/** Title of a crashed page, the same inside and outside the layout. */
export function crashTitle(): string {
  return translate({ id: 'theme.ErrorPageContent.title', message: 'Esta página deu erro.' });
}

/** The crash notice itself: no hook and no context, so that it can't be what crashes next. */
export function ErrorDisplay({ error, tryAgain }: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>{crashTitle()}</h1>
      <p className={styles.text}>{describeError(error)}</p>
      <button type="button" className="button button--primary button--lg" onClick={tryAgain}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Tente novamente' })}
      </button>
    </main>
  );
}
