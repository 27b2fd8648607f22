import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { checkCnpj, describeCheck } from './checkCnpj';
import styles from './styles.module.css';

/** A calculator of CNPJ check digits, with an initial CNPJ. It runs in the page and sends nothing. */
export default function CnpjCheck({ initial }: { readonly initial: string }): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const result = checkCnpj(typed);
  return (
    <div className={clsx('page-tool', styles.box)}>
      <label>
        CNPJ a conferir
        <input
          data-field="cnpj"
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          aria-describedby={id}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p id={id} className={styles.result} data-state={result.state} role="status">
        {describeCheck(result)}
      </p>
    </div>
  );
}
