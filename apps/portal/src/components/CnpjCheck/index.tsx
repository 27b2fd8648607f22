import { type ReactNode, useId, useState } from 'react';
import { checkCnpj, describeCheck } from './checkCnpj';
import styles from './styles.module.css';

interface Props {
  /** CNPJ shown before the reader types. */
  readonly initial: string;
}

/** A calculator of CNPJ check digits. It runs in the page and sends nothing. */
export default function CnpjCheck({ initial }: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const result = checkCnpj(typed);
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        CNPJ a conferir
      </label>
      <input
        id={id}
        className={styles.input}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        aria-describedby={`${id}-result`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-result`} className={styles.result} data-state={result.state} role="status">
        {describeCheck(result)}
      </p>
    </div>
  );
}
