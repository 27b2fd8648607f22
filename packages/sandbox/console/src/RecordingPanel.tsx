import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { AnswerReport } from '../../src/recorder/findAnswers.js';
import { ask } from './api.js';
import { Pairs, Prose } from './parts.js';
import { useShell } from './Shell.js';

/** Reads a recording of real traffic, and sets the rules to the behaviour that it shows. */
export function RecordingPanel(): ReactNode {
  const { attempt, callControl } = useShell();
  const [report, setReport] = useState<AnswerReport>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setReport(undefined);
    await attempt(async () => {
      const name = `answers?name=${encodeURIComponent(file.name)}`;
      const response = await ask(name, { method: 'POST', body: file });
      setReport((await response.json()) as AnswerReport);
    }, 'A gravação foi lida.');
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
        {report && Object.keys(report.rules).length > 0 && (
          <button
            type="button"
            className="primary"
            onClick={() => callControl('PUT rules', report.rules, 'As regras são as da gravação.')}
          >
            Usar as regras vistas
          </button>
        )}
      </div>
      {report?.sections.map(({ rows, title }) => (
        <details key={title} open>
          <summary>
            {title}: {rows.length}
          </summary>
          <Pairs
            of={rows.map(([name, text]) => [
              <code key="name">{name}</code>,
              <Prose key="text" text={text} />,
            ])}
          />
        </details>
      ))}
    </section>
  );
}
