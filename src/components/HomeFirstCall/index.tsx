import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { tokenRequest, tokenResponse, tokenUse } from './sample';
import styles from './styles.module.css';

/** The first call, readable in under a minute: credentials, token, and one call that carries it. */
export default function HomeFirstCall(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="primeira-chamada">
      <h2 id="primeira-chamada" className={styles.title}>
        A primeira chamada, em dois passos
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3 className={styles.step}>Troque suas chaves por um token</h3>
          <CodeBlock language="bash">{tokenRequest}</CodeBlock>
          <p className={styles.answer}>A resposta traz o token e o instante em que ele expira:</p>
          <CodeBlock language="json">{tokenResponse}</CodeBlock>
        </li>
        <li>
          <h3 className={styles.step}>Envie o token em toda chamada seguinte</h3>
          <CodeBlock language="bash">{tokenUse}</CodeBlock>
        </li>
      </ol>
    </section>
  );
}
