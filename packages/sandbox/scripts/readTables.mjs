/** TypeScript's types by those of columns, as `columnParsers` reads their values. */
const TYPES = {
  text: 'string',
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  'numeric(38, 8)': 'string',
  date: 'string',
  timestamptz: 'Date',
  jsonb: 'string',
  bytea: 'Uint8Array',
};

/**
 * Reads the tables that SQL creates. Each column begins a line after two spaces; a type in double quotes is a list of
 * values of the contracts, for which the statements then begin with a domain.
 */
export function readTables(sql, documents) {
  const schemas = documents.flatMap(({ root }) => Object.entries(root.components.schemas));
  const used = new Set(Array.from(sql.matchAll(/^ {2}\w+ "(\w+)"/gm), ([, name]) => name));
  const lists = new Map();
  for (const name of used) {
    const values = schemas.flatMap(([known, { enum: list = [] }]) => (known === name ? list : []));
    if (values.length === 0) throw new Error(`tables.sql: no contract has the list "${name}"`);
    lists.set(name, [...new Set(values)]);
  }
  const domains = Array.from(lists, ([name, values]) => {
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
    return `create domain "${name}" as text check (value in (${list}));\n`;
  });
  const tables = sql.replace(/ *--.*/g, '').matchAll(/^create table (\w+) \((.*?)^\);/gms);
  return {
    statements: domains.join('') + sql,
    sequences: Array.from(sql.matchAll(/^create sequence (\w+)/gm), ([, name]) => name),
    tables: Array.from(tables, ([, name, lines]) => ({
      name,
      columns: lines.split(/\n {2}(?=\w)/).flatMap((line) => readColumn(line, lists)),
    })),
  };
}

/** Reads a column. A line without a type is a constraint of the table. */
function readColumn(line, lists) {
  const [, name, rest = ''] = /^(\w+) (.*)$/s.exec(line) ?? [];
  const values = lists.get(/^"(\w+)"/.exec(rest)?.[1]);
  const type = values ? 'text' : Object.keys(TYPES).find((one) => rest.startsWith(one));
  if (!type) return [];
  const own = / in \((.*?)\)/s.exec(rest)?.[1].match(/'[^']*'/g);
  return {
    name,
    type,
    values: values?.map((value) => JSON.stringify(value)) ?? own ?? undefined,
    isRequired: /not null|primary key|generated/.test(rest),
    hasDefault: /default|generated/.test(rest),
    isCounted: rest.includes('generated'),
  };
}

export function writeTypes(tables) {
  const rows = tables.map(({ columns, name }) => {
    const fields = columns.map((column) => `    ${column.name}: ${typeOf(column)};\n`);
    return `  ${name}: {\n${fields.join('')}  };\n`;
  });
  return `import type { Generated } from 'kysely';\n\nexport interface Tables {\n${rows.join('')}}\n`;
}

function typeOf({ hasDefault, isRequired, type, values = [TYPES[type]] }) {
  const value = [...values, ...(isRequired ? [] : ['null'])].join(' | ');
  return hasDefault ? `Generated<${value}>` : value;
}
