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

/** Gives each column whose type is in double quotes the values of the contracts' list with this name. */
export function fillLists(sql, contracts) {
  return sql.replace(/^ {2}(\w+) "(\w+)"/gm, (_, column, list) => {
    const values = contracts.flatMap(({ choices }) => choices[list] ?? []);
    if (values.length === 0) throw new Error(`tables.sql: no contract has the list "${list}"`);
    const texts = values.map((value) => `'${value.replaceAll("'", "''")}'`);
    return `  ${column} text check (${column} in (${texts.join(', ')}))`;
  });
}

/** Reads the tables that SQL creates. Each column begins a line after two spaces. */
export function readTables(statements) {
  const tables = statements.replace(/ *--.*/g, '').matchAll(/^create table (\w+) \((.*?)^\);/gms);
  return [...tables].map(([, name, lines]) => ({
    name,
    columns: lines.split(/\n {2}(?=\w)/).flatMap(readColumn),
  }));
}

/** A line without a type is a constraint of the table. */
function readColumn(line) {
  const [, name, rest = ''] = /^(\w+) (.*)$/s.exec(line) ?? [];
  const type = Object.keys(TYPES).find((one) => rest.startsWith(one));
  if (!type) return [];
  const values = / in \((.*?)\)/s.exec(rest)?.[1].match(/'[^']*'/g);
  return {
    name,
    type,
    values: values ?? undefined,
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
