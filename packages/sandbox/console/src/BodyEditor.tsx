import { type ReactNode, useId } from 'react';
import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import type { Draft } from '../../src/story/callForm.js';
import type { Identifiers } from './api.js';
import { formatJson, replaceValue, scanJson } from './jsonText.js';
import { FieldName } from './ParameterFields.js';
import { Field, PaintedJson } from './parts.js';

interface BodyEditorProps {
  body: NonNullable<DescribedCall['body']>;
  text: string;
  identifiers: Identifiers;
  onChange: (text: string) => void;
}

/** Edits the JSON body: offers the contract's examples and shows the position of a syntax error. */
export function BodyEditor({ body, text, identifiers, onChange }: BodyEditorProps): ReactNode {
  const id = useId();
  const scanned = text === '' ? undefined : scanJson(text);
  const fault = scanned && 'fault' in scanned ? scanned.fault : undefined;
  const example = body.examples.find((one) => one.text === text);
  return (
    <fieldset>
      <legend>Corpo</legend>
      <div className="line">
        {body.examples.length > 0 && (
          <Field label="Exemplo do contrato" className="grow">
            <select
              value={example?.name ?? ''}
              onChange={({ target }) => {
                const next = body.examples.find(({ name }) => name === target.value);
                if (next) onChange(next.text);
              }}
            >
              {!example && <option value="">Mudado por você ou pelo guia</option>}
              {body.examples.map(({ name, summary }) => (
                <option key={name} value={name}>
                  {summary}
                </option>
              ))}
            </select>
          </Field>
        )}
        <button
          type="button"
          disabled={!scanned || !!fault}
          onClick={() => onChange(formatJson(text))}
        >
          Formatar
        </button>
      </div>
      <label className="hidden" htmlFor={id}>
        Corpo em JSON
      </label>
      <div className="editor">
        <pre aria-hidden="true">
          <PaintedJson text={text} />
          {'\n'}
        </pre>
        <textarea
          id={id}
          className="code"
          value={text}
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={`${id}-fault`} className="fault" aria-live="polite">
        {fault &&
          `Linha ${fault.line}, coluna ${fault.column}: ${fault.problem}. Ele vai como está.`}
      </p>
      <BodyIdentifiers {...{ body, text, identifiers, onChange }} />
      {body.fields.length > 0 && <BodyFields fields={body.fields} />}
    </fieldset>
  );
}

/** For values that name other objects: offers the identifiers that exist now. */
function BodyIdentifiers({ body, text, identifiers, onChange }: BodyEditorProps): ReactNode {
  const scanned = scanJson(text);
  const values = 'fault' in scanned ? [] : scanned.values;
  const found = values.flatMap(({ end, path, start }) => {
    const plain = path.replace(/(^|\.)\d+(?=\.|$)/g, '[]');
    const field = body.fields.find(({ name }) => name === plain);
    const known = identifiers[field?.identifies ?? ''] ?? [];
    const value = text.slice(start, end).replaceAll('"', '');
    return known.length > 0 ? [{ path, known, value }] : [];
  });
  if (found.length === 0) return null;
  return (
    <details className="more">
      <summary>Trocar por um identificador que existe agora</summary>
      <div className="fields">
        {found.slice(0, 12).map(({ known, path, value }) => (
          <Field key={path} label={<code>{path}</code>}>
            <select
              value={known.some((one) => one.value === value) ? value : ''}
              onChange={({ target }) => onChange(replaceValue(text, path, target.value))}
            >
              {!known.some((one) => one.value === value) && (
                <option value="">{value} (não existe)</option>
              )}
              {known.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label ? `${one.label} · ${one.value}` : one.value}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
    </details>
  );
}

/** The contract's description of each body field. */
function BodyFields({ fields }: { fields: readonly DescribedField[] }): ReactNode {
  return (
    <details className="more">
      <summary>Campos do corpo ({fields.length})</summary>
      <dl className="described">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>
              <FieldName field={field} />
            </dt>
            <dd>
              {field.description}
              {field.enum && <span className="options">{field.enum.join(' · ')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface PartsEditorProps {
  fields: readonly DescribedField[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The fields of a form; a file field has a generated file until the reader chooses another. */
export function PartsEditor({ fields, draft, onChange }: PartsEditorProps): ReactNode {
  return (
    <fieldset>
      <legend>Formulário</legend>
      <div className="fields">
        {fields.map((field) => {
          const { name } = field;
          const label = <FieldName field={field} />;
          const set = (value: string) =>
            onChange({ ...draft, parts: { ...draft.parts, [name]: value } });
          if (field.type === 'file') {
            const file = draft.files[name];
            const hint =
              typeof file === 'string'
                ? `Sem escolha, vai um PDF de exemplo: ${file}.`
                : `Vai ${file?.name}.`;
            return (
              <Field key={name} label={label} hint={hint}>
                <input
                  type="file"
                  onChange={({ target }) => {
                    const [chosen] = target.files ?? [];
                    if (chosen) onChange({ ...draft, files: { ...draft.files, [name]: chosen } });
                  }}
                />
              </Field>
            );
          }
          return (
            <Field key={name} label={label} hint={field.description}>
              {field.enum ? (
                <select
                  value={draft.parts[name] ?? ''}
                  onChange={({ target }) => set(target.value)}
                >
                  <option value="">Não enviar</option>
                  {field.enum.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              ) : (
                <input
                  type={field.format === 'date' ? 'date' : 'text'}
                  value={draft.parts[name] ?? ''}
                  onChange={({ target }) => set(target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
