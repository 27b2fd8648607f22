import type { ReactNode } from 'react';
import type { FieldFault } from '../../plugins/page-tools/body/checkBody';
import PageTool, { PRIVATE, type ToolAnswer } from '../PageTool';

/** The checks of all bodies are the larger part of the code. */
const load = () =>
  Promise.all([
    import(/* webpackChunkName: "corpo" */ '../../plugins/page-tools/body/checkBody'),
    import(/* webpackChunkName: "corpo" */ '@generated/page-tools/default/checks.js'),
  ]);

const EMPTY: FieldFault = { field: '', problem: 'cole o corpo em JSON' };

/** Checks a pasted body of a call against the contract (`plugins/page-tools`). */
export default function BodyCheck({ operation }: { readonly operation: string }): ReactNode {
  const hint = `corpo-${operation}`;
  return (
    <details className="page-tool body-check">
      <summary>Conferir um corpo</summary>
      <PageTool
        name="body"
        load={load}
        answer={([{ checkBody }, { default: checks }], { body = '' }) => {
          const check = checks[operation];
          return describeFaults(body.trim() && check ? checkBody(body, check) : [EMPTY]);
        }}
      >
        <label>
          Corpo em JSON
          <textarea data-field="body" rows={8} {...PRIVATE} aria-describedby={hint} />
        </label>
        <p id={hint}>
          A conferência é feita nesta página, pelo contrato: nada é enviado nem guardado. Ela não
          sabe de regras que o contrato não traz.
        </p>
      </PageTool>
    </details>
  );
}

function describeFaults(faults: readonly FieldFault[]): ToolAnswer {
  const text = (
    <>
      <p>
        <strong>{countFaults(faults.length)}</strong>
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ field, problem }) => (
            <li key={`${field} ${problem}`}>
              {field === '' ? 'O corpo' : <code>{field}</code>}: {problem}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return { kind: faults.length === 0 ? 'fits' : 'nearly', text };
}

function countFaults(count: number): string {
  if (count === 0) return 'O corpo cabe no contrato.';
  return count === 1 ? 'Um problema:' : `${count} problemas:`;
}
