import { type ReactNode, useState } from 'react';
import type { AnswerReport } from '../../src/recorder/findAnswers.js';
import { ask } from './api.js';
import { ControlButton, FileButton, Pairs, Prose } from './parts.js';
import { useShell } from './Shell.js';

/** Reads a recording of real traffic, and sets the rules to the behaviour that it shows. */
export function RecordingPanel(): ReactNode {
  const { attempt } = useShell();
  const [report, setReport] = useState<AnswerReport>();
  const read = async (body: File) => {
    setReport(undefined);
    await attempt(async () => {
      const name = `answers?name=${encodeURIComponent(body.name)}`;
      const response = await ask(name, { method: 'POST', body });
      setReport(await response.json());
    }, 'A gravação foi lida.');
  };
  return (
    <section className="rule" aria-label="Gravação">
      <p className="muted">
        Uma gravação de homologação, em HAR, responde a perguntas e muda estas regras. O arquivo não
        sai desta máquina.
      </p>
      <div className="buttons">
        <FileButton accept=".har" onFile={read}>
          Ler uma gravação
        </FileButton>
        {report && Object.keys(report.rules).length > 0 && (
          <ControlButton
            className="primary"
            call="PUT rules"
            body={report.rules}
            done="As regras são as da gravação."
          >
            Usar as regras vistas
          </ControlButton>
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
