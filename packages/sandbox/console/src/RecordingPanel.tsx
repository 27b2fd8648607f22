import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { AnsweredQuestion, AnswerReport } from '../../src/recorder/findAnswers.js';
import { readRefusal, send } from './api.js';
import { Pairs, Prose } from './parts.js';
import { useShell } from './Shell.js';

/** Reads a recording of real traffic, and sets the rules to the behaviour that it shows. */
export function RecordingPanel(): ReactNode {
  const { showToast, callControl } = useShell();
  const [report, setReport] = useState<AnswerReport>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const response = await send('/_sandbox/answers', { method: 'POST', body: await file.text() });
    target.value = '';
    if (response.ok) setReport((await response.json()) as AnswerReport);
    else showToast((await readRefusal(response)).message, true);
  };
  return (
    <section className="rule" aria-label="Gravação">
      <p className="muted">
        Uma gravação de homologação, em HAR, responde a perguntas e muda estas regras. O arquivo não
        sai desta máquina.
      </p>
      <div className="buttons">
        <label className="button">
          Ler uma gravação
          <input type="file" accept=".har" className="hidden" onChange={read} />
        </label>
        {report && (
          <button
            type="button"
            className="primary"
            onClick={() => callControl('PUT rules', report.rules, 'As regras são as da gravação.')}
          >
            Usar as regras vistas
          </button>
        )}
      </div>
      {report && (
        <>
          <Answers title="Respostas" rows={report.answered} />
          <Answers title="Contradições, que não mudam as regras" rows={report.contradicted} />
          <details>
            <summary>Ainda sem resposta: {report.open.length}</summary>
            <Pairs
              of={report.open.map(({ id, observe = '' }) => [
                <code key="id">{id}</code>,
                <Prose key="observe" text={observe} />,
              ])}
            />
          </details>
        </>
      )}
    </section>
  );
}

function Answers({ rows, title }: { title: string; rows: AnsweredQuestion[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <details open>
      <summary>
        {title}: {rows.length}
      </summary>
      <Pairs
        of={rows.map(({ answers, parameter, question }) => [
          <code key="name">{parameter ?? question}</code>,
          <span key="answers">
            {answers.map(({ count, example, value }) => (
              <span key={value} className="answer">
                <Prose text={value} /> ({count}×, {example}){' '}
              </span>
            ))}
          </span>,
        ])}
      />
    </details>
  );
}
