import type { ReactNode } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import { formatJson, scanJson } from './jsonText.js';
import { Field, JsonEditor, Select } from './parts.js';

interface BodyEditorProps {
  body: NonNullable<DescribedCall['body']>;
  text: string;
  onChange: (text: string) => void;
}

export function BodyEditor({ body, text, onChange }: BodyEditorProps): ReactNode {
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
              empty={example ? undefined : 'Mudado por você ou pelo guia'}
              onChange={({ target }) => {
                const next = body.examples.find(({ name }) => name === target.value);
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
    </fieldset>
  );
}
