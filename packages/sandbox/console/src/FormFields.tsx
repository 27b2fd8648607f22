import type { ReactNode } from 'react';
import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import { makePdf } from '../../src/story/encodeForm.js';
import { type Draft, readValues } from './callForm.js';
import { formatJson, scanJson } from './jsonText.js';
import { Field, JsonEditor, OutsideLink, Select } from './parts.js';
import { pageOfQuestion } from './routes.js';

interface FormFieldsProps {
  call: DescribedCall;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const LEGENDS = { path: 'Caminho', query: 'Consulta', body: 'Formulário' };

export function FormFields({ call, draft, onChange }: FormFieldsProps): ReactNode {
  const { body, parameters } = call;
  const fields = [...parameters, ...(body?.fields ?? [])];
  return (
    <>
      {[...new Set(fields.map((one) => one.in))].map((part) => (
        <fieldset key={part}>
          <legend>{LEGENDS[part]}</legend>
          <div className="fields">
            {fields
              .filter((one) => one.in === part)
              .map((field) => (
                <FormField
                  key={field.name}
                  field={field}
                  value={draft.values[field.name] ?? ''}
                  onChange={(value) =>
                    onChange({ ...draft, values: { ...draft.values, [field.name]: value } })
                  }
                />
              ))}
          </div>
        </fieldset>
      ))}
      {body?.type === 'application/json' && (
        <BodyEditor
          examples={body.examples}
          text={draft.body}
          onChange={(text) => onChange({ ...draft, body: text })}
        />
      )}
    </>
  );
}

interface BodyEditorProps {
  examples: NonNullable<DescribedCall['body']>['examples'];
  text: string;
  onChange: (text: string) => void;
}

function BodyEditor({ examples, text, onChange }: BodyEditorProps): ReactNode {
  const fault = text === '' ? undefined : scanJson(text).fault;
  const isExample = examples.some((one) => one.text === text);
  return (
    <fieldset>
      <legend>Corpo</legend>
      <div className="line">
        <Field label="Exemplo do contrato" className="grow">
          <Select
            value={isExample ? text : ''}
            options={examples.map((one) => [one.text, one.summary])}
            empty={isExample ? undefined : 'Mudado por você ou pelo guia'}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
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
        note="O corpo é enviado sem alterar."
        onChange={onChange}
      />
    </fieldset>
  );
}

function FieldName({ field }: { field: DescribedField }): ReactNode {
  return (
    <>
      <code>{field.name}</code>
      <span className="type">
        {TYPES[field.format ?? ''] ?? (field.enum ? 'opções' : TYPES[field.type]) ?? field.type}
        {field.type === 'array' && !field.enum && ', entre vírgulas'}
        {' · '}
        {field.question === null ? (
          field.required ? (
            <strong>obrigatório</strong>
          ) : (
            'opcional'
          )
        ) : (
          <OutsideLink href={pageOfQuestion(field.question)}>
            obrigatoriedade não informada
          </OutsideLink>
        )}
      </span>
    </>
  );
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  file: 'arquivo',
  date: 'data',
  'date-time': 'data e hora',
  uuid: 'uuid',
};

interface FormFieldProps {
  field: DescribedField;
  value: string | File;
  onChange: (value: string | File) => void;
}

function FormField({ field, value, onChange }: FormFieldProps): ReactNode {
  const label = <FieldName field={field} />;
  const options = field.type === 'boolean' ? ['true', 'false'] : field.enum;
  if (field.type === 'array' && options) {
    const chosen = readValues(field, String(value));
    const toggle = (option: string) =>
      onChange(options.filter((one) => (one === option) !== chosen.includes(one)).join(','));
    return (
      <fieldset className="choices">
        <legend className="label">{label}</legend>
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={() => toggle(option)}
            />
            {option}
          </label>
        ))}
        <span className="hint">{field.description}</span>
      </fieldset>
    );
  }
  const isFile = typeof value !== 'string';
  return (
    <Field label={label} hint={isFile ? `Vai o arquivo ${value.name}.` : field.description}>
      {isFile ? (
        <input
          type="file"
          onChange={({ target }) => onChange(target.files?.[0] ?? makePdf('exemplo.pdf'))}
        />
      ) : options ? (
        <Select
          value={value}
          options={options}
          empty="Não enviar"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          type={field.format === 'date' ? 'date' : 'text'}
          inputMode={field.type === 'integer' || field.type === 'number' ? 'numeric' : undefined}
          value={value}
          required={field.in === 'path'}
          placeholder={field.example ? `ex.: ${field.example}` : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
