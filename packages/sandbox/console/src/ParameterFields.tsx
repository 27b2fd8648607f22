import { type ReactNode, useId } from 'react';
import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import { type Draft, readValues } from '../../src/story/callForm.js';
import type { Identifiers } from './api.js';
import { Field } from './parts.js';

interface ParameterFieldsProps {
  call: DescribedCall;
  draft: Draft;
  identifiers: Identifiers;
  onChange: (draft: Draft) => void;
}

const PLACES = {
  path: 'Caminho',
  query: 'Consulta',
  header: 'Cabeçalho',
  cookie: 'Cookie',
  body: '',
};

/** Fields for the path and query parameters. */
export function ParameterFields(props: ParameterFieldsProps): ReactNode {
  const { call, draft, identifiers, onChange } = props;
  const places = [...new Set(call.parameters.map((one) => one.in))];
  return places.map((place) => (
    <fieldset key={place}>
      <legend>{PLACES[place]}</legend>
      <div className="fields">
        {call.parameters
          .filter((one) => one.in === place)
          .map((field) => (
            <ParameterField
              key={field.name}
              field={field}
              value={draft.params[field.name] ?? ''}
              known={identifiers[field.identifies ?? ''] ?? []}
              onChange={(value) =>
                onChange({ ...draft, params: { ...draft.params, [field.name]: value } })
              }
            />
          ))}
      </div>
    </fieldset>
  ));
}

/** The name of a field and its type in the contract. */
export function FieldName({ field }: { field: DescribedField }): ReactNode {
  return (
    <>
      <code>{field.name}</code>
      <span className="type">
        {TYPES[field.format ?? ''] ?? (field.enum ? 'opções' : TYPES[field.type]) ?? field.type}
        {field.required && <strong> obrigatório</strong>}
      </span>
    </>
  );
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  array: 'lista, entre vírgulas',
  object: 'objeto',
  file: 'arquivo',
  date: 'data',
  'date-time': 'data e hora',
  uuid: 'uuid',
};

interface ParameterFieldProps {
  field: DescribedField;
  value: string;
  known: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ParameterField({ field, value, known, onChange }: ParameterFieldProps): ReactNode {
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
        <select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Não enviar</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </Field>
    );
  }
  const suggestions = known.length > 0 ? known : suggestExample(field);
  return (
    <Field label={label} hint={field.description}>
      <input
        type={field.format === 'date' ? 'date' : 'text'}
        inputMode={field.type === 'integer' || field.type === 'number' ? 'numeric' : undefined}
        value={value}
        required={field.in === 'path'}
        placeholder={field.example ? `ex.: ${field.example}` : undefined}
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

function suggestExample({ example }: DescribedField) {
  return example === null ? [] : [{ value: example, label: 'da história dos guias' }];
}
