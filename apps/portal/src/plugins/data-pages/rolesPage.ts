import type { RootContent } from 'mdast';
import type { ContractIndex, FieldEntry } from '../../contracts/buildContractIndex';
import { chooseName } from '../../contracts/PartRequest';
import { questionsById } from '../../shared/assumptions/readQuestions';
import { findGuides } from '../../shared/findGuides';
import { DOCS } from '../../shared/folders';
import { groupBy } from '../../shared/groupBy';
import {
  type Cell,
  codeNode,
  joinCells,
  labelledList,
  linkNode,
  tableNode,
} from '../../shared/mdx/tableNodes';
import type { DataPage } from './DataPage';
import { linkCalls } from './fieldCells';
import { describeScript, stepLink } from './homologation/describeScript';
import { linkQuestions } from './identifiersPage';
import { linkJourneySteps, readJourneySteps } from './journeys';
import { dataPages } from './options';

/** The roles of the specification (§6), as registrations and payloads name them. */
export const ROLES = [
  'Emissor',
  'Escriturador',
  'Custodiante',
  'Investidor',
  'Consultor',
  'Gestor',
];
const FUNCTIONS = { service: 'onboarding', name: 'FuncaoDoCadastro' };

const { homologation, journeys, questions } = dataPages;

/** Fields, notifications, journeys, steps and questions that name a role: `<RoleDoors role="Emissor" />`. */
export const rolesPage: DataPage = {
  elements: {
    RoleDoors: {
      build: (request) => showRole(chooseName(request, 'role', ROLES, 'role'), request.index),
    },
  },
};

function showRole(role: string, index: ContractIndex): RootContent[] {
  const fields = findFields(role, index);
  const named = new Set(fields.map(({ operation }) => operation));
  const sent = new Set(
    fields.filter(({ direction }) => direction === 'sent').map(({ operation }) => operation),
  );
  const steps = readJourneySteps(journeys).filter(({ operation }) => sent.has(operation));
  return [
    ...(fields.length > 0 ? [fieldTable(fields, index)] : []),
    labelledList([
      ['Notificações dos mesmos objetos', linkFamilies(role, named, index)],
      ['Jornadas com pedidos que o nomeiam', linkJourneySteps(steps)],
      ['Passos da homologação com as mesmas chamadas', linkSteps(named, index)],
      ['Perguntas', [], linkQuestions(questions.file, findQuestions(role))],
    ]),
  ];
}

/** The families of notifications about objects that the calls act on, or whose states name the role. */
function linkFamilies(
  role: string,
  named: ReadonlySet<string>,
  { fields, states }: ContractIndex,
): Cell {
  const guides = findGuides(DOCS);
  const webhooks = Object.values(states).flatMap((object) => {
    const shown = fields
      .filter(({ list }) => list !== undefined && object.schemas.includes(list))
      .map(({ operation }) => operation);
    // No call acts on an operation, so the one that shows its status counts.
    const calls = object.calls.length > 0 ? object.calls : shown;
    const isNamed = object.values.some((value) => value.includes(role.toUpperCase()));
    return isNamed || calls.some((id) => named.has(id)) ? object.webhooks : [];
  });
  const pages = new Map(webhooks.map((id) => [guides.get(id)?.route, guides.get(id)?.title]));
  const links = [...pages].flatMap(([route, title]) =>
    route && title ? [linkNode(route, title)] : [],
  );
  return joinCells(links, ', ');
}

/** The steps that expect a success. */
function linkSteps(named: ReadonlySet<string>, index: ContractIndex): Cell {
  const areas = describeScript(homologation, index).flatMap(({ name, steps }) => {
    const own = steps.filter(
      ({ code = '', operations }) =>
        code.startsWith('2') && operations.some(({ id }) => named.has(id)),
    );
    if (own.length === 0) return [];
    const links = own.map(({ address, id }) => stepLink(address, id));
    return [[`${name}: `, joinCells(links, ', ')]];
  });
  return joinCells(areas, '; ');
}

function findQuestions(role: string): string[] {
  return [...questionsById(questions.file).values()]
    .filter(({ question }) => new RegExp(role, 'i').test(question))
    .map(({ id }) => id);
}

/** operationIds of the calls and notifications with a field that names the role. */
export function callsNaming(role: string, index: ContractIndex): ReadonlySet<string> {
  return new Set(findFields(role, index).map(({ operation }) => operation));
}

/** The fields with a name that has the role, and those whose list of values has it. */
function findFields(role: string, index: ContractIndex): FieldEntry[] {
  const name = new RegExp(`^(?:.*\\.)?\\w*${role}\\w*`, 'i');
  const isFunction = index.enums[FUNCTIONS.service]?.[FUNCTIONS.name]?.some(
    ({ value }) => value === role,
  );
  return index.fields.flatMap((field) => {
    const [path] = name.exec(field.path) ?? [];
    if (path === field.path) return [field];
    const isValue = isFunction && field.list === `${FUNCTIONS.service}/${FUNCTIONS.name}`;
    return isValue ? [{ ...field, path: `${field.path}: ${role}` }] : [];
  });
}

function fieldTable(fields: readonly FieldEntry[], index: ContractIndex): RootContent {
  const rows = [...groupBy(fields, ({ path }) => path)].map(([path, own]) => {
    const among = (direction: FieldEntry['direction']) =>
      linkCalls(
        own.filter((field) => field.direction === direction),
        index,
      );
    return [codeNode(path), among('sent'), among('returned')];
  });
  return tableNode(['Campo', 'Nos pedidos', 'Nas respostas'], rows);
}
