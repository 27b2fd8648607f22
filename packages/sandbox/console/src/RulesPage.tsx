import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice, Prose } from './parts.js';
import { linkTo, usePlace } from './routes.js';
import { useShell } from './Shell.js';

/** What the simulator does where no contract says it: every rule with its values. */
export function RulesPage(): ReactNode {
  const { rules } = useShell();
  const { path } = usePlace();
  const [typed, setTyped] = useState('');
  const chosen = useRef<HTMLElement>(null);
  const id = path[1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where to look
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  const words = typed.toLowerCase().split(/\s+/);
  const found = rules.filter((rule) => {
    const text = `${rule.id} ${rule.title} ${rule.says}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div className="page">
      <h1>Regras do simulador</h1>
      <p className="lead">
        O que os contratos não mostram, este simulador faz por uma regra. Nenhuma é promessa da
        Frontier.
      </p>
      <input
        type="search"
        placeholder="Procurar regra"
        aria-label="Procurar regra"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 && <Notice>Nenhuma regra tem essas palavras.</Notice>}
      {found.map((rule) => (
        <article
          key={rule.id}
          className={rule.id === id ? 'rule is-chosen' : 'rule'}
          ref={rule.id === id ? chosen : undefined}
        >
          <h2>
            <a href={linkTo(['regras', rule.id])}>{rule.title}</a>
          </h2>
          <p>
            <Prose text={rule.says} />
          </p>
          <dl className="pairs">
            {Object.entries(rule.parameters).map(([name, value]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <code>{rule.id === 'contas' ? 'segredos' : JSON.stringify(value)}</code>
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
