import { type ReactNode, useId } from 'react';
import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import type { Identifiers } from './api.js';
import { type Draft, readValues } from './callForm.js';
import { Field, OutsideLink, Select } from './parts.js';
import { pageOfQuestion } from './routes.js';

interface FormFieldsProps {
  call: DescribedCall;
  draft: Draft;
  identifiers: Identifiers;
  onChange: (draft: Draft) => void;
}

const LEGENDS = { path: 'Caminho', query: 'Consulta', body: 'Formulário' };

export function FormFields({ call, draft, identifiers, onChange }: FormFieldsProps): ReactNode {
  const isForm = call.body && call.body.type !== 'application/json';
  const fields = [...call.parameters, ...(isForm ? (call.body?.fields ?? []) : [])];
  return [...new Set(fields.map((one) => one.in))].map((part) => {
    const values = part === 'body' ? 'parts' : 'params';
    return (
      <fieldset key={part}>
        <legend>{LEGENDS[part]}</legend>
        <div className="fields">
          {fields
            .filter((one) => one.in === part)
            .map((field) =>
              field.type === 'file' ? (
                <FileField key={field.name} {...{ field, draft, onChange }} />
              ) : (
                <ValueField
                  key={field.name}
                  field={field}
                  value={draft[values][field.name] ?? ''}
                  known={identifiers[field.identifies ?? ''] ?? []}
                  onChange={(value) =>
                    onChange({ ...draft, [values]: { ...draft[values], [field.name]: value } })
                  }
                />
              ),
            )}
        </div>
      </fieldset>
    );
  });
}

export function FieldName({ field }: { field: DescribedField }): ReactNode {
  return (
    <>
      <code>{field.name}</code>
      <span className="type">
        {TYPES[field.format ?? ''] ?? (field.enum ? 'opções' : TYPES[field.type]) ?? field.type}
        {field.type === 'array' && field.in !== 'body' && ', entre vírgulas'}
        {' · '}
        {field.question === null ? (
          field.required ? (
            <strong>obrigatório</strong>
          ) : (
            'opcional'
          )
        ) : (
          <OutsideLink href={pageOfQuestion(field.question)}>não informado</OutsideLink>
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

type FileFieldProps = Pick<FormFieldsProps, 'draft' | 'onChange'> & { field: DescribedField };

/** A file, which is generated until the reader chooses another. */
function FileField({ field, draft, onChange }: FileFieldProps): ReactNode {
  const file = draft.files[field.name];
  const hint =
    typeof file === 'string'
      ? `Sem escolha, vai um PDF de exemplo: ${file}.`
      : `Vai ${file?.name}.`;
  return (
    <Field label={<FieldName field={field} />} hint={hint}>
      <input
        type="file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChange({ ...draft, files: { ...draft.files, [field.name]: chosen } });
        }}
      />
    </Field>
  );
}

interface ValueFieldProps {
  field: DescribedField;
  value: string;
  known: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ValueField({ field, value, known, onChange }: ValueFieldProps): ReactNode {
  const list = useId();
  const label = <FieldName field={field} />;
  const options = field.type === 'boolean' ? ['true', 'false'] : field.enum;
  if (field.type === 'array' && options) {
    const chosen = readValues(field, value);
    return (
      <fieldset className="field choices">
        <legend className="label">{label}</legend>
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(
                  options
                    .filter((one) => (one === option ? target.checked : chosen.includes(one)))
                    .join(','),
                )
              }
            />
            {option}
          </label>
        ))}
        <span className="hint">{field.description}</span>
      </fieldset>
    );
  }
  if (options) {
    return (
      <Field label={label} hint={field.description}>
        <Select value={value} options={options} empty="Não enviar" onChange={onChange} />
      </Field>
    );
  }
  const { example } = field;
  const ofGuides = example === null ? [] : [{ value: example, label: 'da história dos guias' }];
  const suggestions = known.length > 0 ? known : ofGuides;
  return (
    <Field label={label} hint={field.description}>
      <input
        type={field.format === 'date' ? 'date' : 'text'}
        inputMode={field.type === 'integer' || field.type === 'number' ? 'numeric' : undefined}
        value={value}
        required={field.in === 'path'}
        placeholder={example ? `ex.: ${example}` : undefined}
        list={suggestions.length > 0 ? list : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}
