import type { ReactNode } from 'react';
import { formatJson } from './jsonText.js';
import { CopyButton, JsonBlock, RuleList, Tag } from './parts.js';
import type { Answer } from './session.js';

/** What a call was answered: code, time, body with all its digits, headers and rules. */
export function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const { body, headers, isRenewed, milliseconds, rules, status, statusText } = answer;
  return (
    <div className="answer">
      <div className="answer-head">
        <h2>Resposta</h2>
        <Tag text={`${status} ${statusText}`.trim()} />
        <span className="muted time">{milliseconds} ms</span>
        {body !== '' && <CopyButton text={formatJson(body)} label="Copiar resposta" />}
      </div>
      {isRenewed && <p className="muted">O token não servia mais: a página pediu outro.</p>}
      {body === '' ? (
        <p className="muted">Sem corpo.</p>
      ) : (
        <JsonBlock text={body} label="Corpo da resposta" />
      )}
      <div className="answer-foot">
        <section>
          <h3>Regras do simulador que a formaram</h3>
          <RuleList ids={rules} />
        </section>
        <section>
          <h3>Cabeçalhos</h3>
          <dl className="pairs">
            {headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
