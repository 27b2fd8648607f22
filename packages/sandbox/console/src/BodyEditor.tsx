import type { ReactNode } from 'react';
import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import type { Identifiers } from './api.js';
import { FieldName } from './FormFields.js';
import { formatJson, scanJson } from './jsonText.js';
import { Field, JsonEditor, Select } from './parts.js';

interface BodyEditorProps {
  body: NonNullable<DescribedCall['body']>;
  text: string;
  identifiers: Identifiers;
  onChange: (text: string) => void;
}

/** Edits the JSON body: offers the contract's examples and shows the position of a syntax error. */
export function BodyEditor({ body, text, identifiers, onChange }: BodyEditorProps): ReactNode {
  const fault = text === '' ? undefined : scanJson(text).fault;
  const example = body.examples.find((one) => one.text === text);
  return (
    <fieldset>
      <legend>Corpo</legend>
      <div className="line">
        {body.examples.length > 0 && (
          <Field label="Exemplo do contrato" className="grow">
            <Select
              value={example?.name ?? ''}
              options={body.examples.map(({ name, summary }) => [name, summary])}
              empty={!example && 'Mudado por você ou pelo guia'}
              onChange={(chosen) => {
                const next = body.examples.find(({ name }) => name === chosen);
                if (next) onChange(next.text);
              }}
            />
          </Field>
        )}
        <button
          type="button"
          disabled={text === '' || !!fault}
          onClick={() => onChange(formatJson(text))}
        >
          Formatar
        </button>
      </div>
      <JsonEditor
        label="Corpo em JSON"
        text={text}
        fault={fault}
        note="Ele vai como está."
        onChange={onChange}
      />
      <BodyIdentifiers {...{ body, text, identifiers, onChange }} />
      {body.fields.length > 0 && <BodyFields fields={body.fields} />}
    </fieldset>
  );
}

/** For values that name other objects: offers the identifiers that exist now. */
function BodyIdentifiers({ body, text, identifiers, onChange }: BodyEditorProps): ReactNode {
  const { fault, pieces } = scanJson(text);
  const values = fault ? [] : pieces.filter(({ kind }) => kind !== 'key');
  const found = values.flatMap(({ end, path, start }) => {
    const plain = path.replace(/(^|\.)\d+(?=\.|$)/g, '[]');
    const field = body.fields.find(({ name }) => name === plain);
    const known = identifiers[field?.identifies ?? ''] ?? [];
    const value = text.slice(start, end).replaceAll('"', '');
    const replace = (by: string) =>
      onChange(text.slice(0, start) + JSON.stringify(by) + text.slice(end));
    return known.length > 0 ? [{ path, known, value, replace }] : [];
  });
  if (found.length === 0) return null;
  return (
    <details className="more">
      <summary>Trocar por um identificador que existe agora</summary>
      <div className="fields">
        {found.slice(0, 12).map(({ known, path, replace, value }) => {
          const isKnown = known.some((one) => one.value === value);
          return (
            <Field key={path} label={<code>{path}</code>}>
              <Select
                value={isKnown ? value : ''}
                options={known.map((one) => [
                  one.value,
                  one.label ? `${one.label} · ${one.value}` : one.value,
                ])}
                empty={!isKnown && `${value} (não existe)`}
                onChange={replace}
              />
            </Field>
          );
        })}
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
