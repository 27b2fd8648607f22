import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { CallWork, Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { lockName, Refusal, type Work } from '../work/Work.js';
import { readHeld } from './ledger.js';
import { defineEnvelope, queryPage } from './pages.js';
import type { Registration } from './registrations.js';
import { findRow, getRow, insertRow, mergeSent, newIdOf, updateRow } from './rows.js';

const envelope = defineEnvelope('envelope-de-investidores');
const duplicateInvestor = defineRule('investidor-duplicado', { aceita: aBoolean });
const companyType = defineRule('tipo-de-empresa-do-investidor', { aceitaTipoEmpresa: aBoolean });
const partySituations = defineRule('situacao-de-emissor-e-investidores', {
  investidorRegistradoAprovado: aBoolean,
});
const removal = defineRule('remocao-de-investidor', { aceitaComTitulos: aBoolean });
const numbers = defineRule('conta-de-deposito', {});

type Investor = Row<'investors'>;
type Situation = Registration['status'];

type NewInvestor = Input<'cadastrarInvestidor'>;

/** Checks that a person has a telephone, as the contract's description demands. */
const checkInvestor: Check<'cadastrarInvestidor'> = (problems, investor) => {
  if (investor.cpfCnpj?.length !== 11 || 'telefone' in investor) return;
  const problem = 'é obrigatório para pessoa física';
  problems.addViolation({ location: 'corpo/telefone', problem });
};

async function createInvestor(work: Work, investor: NewInvestor): Promise<{ id: string }> {
  const { cpfCnpj } = investor;
  await lockName(work, `investidor ${cpfCnpj}`);
  const known = await findRow(work, 'investors', { cpf_cnpj: cpfCnpj });
  if (known && !work.rules.of(duplicateInvestor).aceita) {
    throw Refusal.by(duplicateInvestor, 'corpo/cpfCnpj', 'já é de um investidor desta conta');
  }
  const data = writeExact(investor);
  const id = known?.id ?? (await newIdOf(work, `investidor ${cpfCnpj}`));
  if (known) await updateRow(work, 'investors', id, { data });
  else await insertRow(work, 'investors', { id, created_at: work.now, cpf_cnpj: cpfCnpj, data });
  return { id };
}

async function listInvestors(work: Work, query: Input<'listarInvestidores'>): Promise<object> {
  const own = work.tx.selectFrom('investors').select('data').where('company', '=', work.company);
  const { items, pagination } = await queryPage(work, own, 'number', query);
  const { lista, paginacao } = work.rules.of(envelope);
  return { [lista]: items.map(({ data }) => parseExact(data)), [paginacao]: pagination };
}

async function updateInvestor(
  work: CallWork,
  cpfCnpj: string,
  { tipoEmpresa, ...sent }: Input<'atualizarInvestidor'>,
): Promise<void> {
  const { id, data } = await requireInvestor(work, cpfCnpj);
  const { telefone, cpfCnpj: _, ...updatable } = parseExact(data) as Record<string, unknown>;
  const isOther = tipoEmpresa !== undefined && work.rules.of(companyType).aceitaTipoEmpresa;
  const changes = { ...(isOther && { clientePj: tipoEmpresa }), ...sent };
  const merged = { ...mergeSent(work, updatable, changes), cpfCnpj, telefone };
  await updateRow(work, 'investors', id, { data: writeExact(merged) });
}

async function removeInvestor(work: Work, cpfCnpj: string): Promise<void> {
  const { id } = await requireInvestor(work, cpfCnpj);
  const holds = (await readHeld(work, { holder: cpfCnpj })).length > 0;
  if (holds && !work.rules.of(removal).aceitaComTitulos) {
    throw Refusal.by(removal, 'caminho', 'o investidor tem títulos');
  }
  await work.tx.deleteFrom('investors').where('id', '=', id).execute();
}

function requireInvestor(work: Work, cpfCnpj: string): Promise<Investor> {
  return getRow(work, 'investors', { cpf_cnpj: cpfCnpj }, `investidor ${cpfCnpj}`);
}

export async function readIssuerSituation(work: Work, cnpj: string): Promise<Situation> {
  work.rules.note(partySituations);
  return (await findRow(work, 'registrations', { cnpj }))?.status ?? 'Não Cadastrado';
}

export async function readInvestorSituation(work: Work, cpfCnpj: string): Promise<Situation> {
  const known = await findRow(work, 'investors', { cpf_cnpj: cpfCnpj });
  const { investidorRegistradoAprovado } = work.rules.of(partySituations);
  if (known && investidorRegistradoAprovado) return 'Aprovado';
  return readIssuerSituation(work, cpfCnpj);
}

interface Party {
  investor?: Investor | undefined;
  registration?: Registration | undefined;
}

/** Reads several parties; those that this account never registered are empty. */
export async function readParties(
  { tx, company }: Work,
  parties: readonly string[],
): Promise<(cpfCnpj: string) => Party> {
  const wanted = [...new Set(parties)];
  if (wanted.length === 0) return () => ({});
  const investors = await tx
    .selectFrom('investors')
    .selectAll()
    .where('company', '=', company)
    .where('cpf_cnpj', 'in', wanted)
    .execute();
  const registrations = await tx
    .selectFrom('registrations')
    .selectAll()
    .where('company', '=', company)
    .where('cnpj', 'in', wanted)
    .orderBy('number')
    .execute();
  return (cpfCnpj) => ({
    investor: investors.find((one) => one.cpf_cnpj === cpfCnpj),
    registration: registrations.find((one) => one.cnpj === cpfCnpj),
  });
}

export function partyNameOf({ investor, registration }: Party): string | undefined {
  const known = investor ?? registration;
  return known && (parseExact(known.data) as NewInvestor).razaoSocial;
}

/** Constant for a CPF or CNPJ within an account. */
export function depositAccount({ rules, company }: Work, cpfCnpj: string): string {
  rules.note(numbers);
  const hash = BigInt(`0x${bytesToHex(sha256(utf8ToBytes(`${company}:${cpfCnpj}`)))}`).toString();
  return `0${hash.slice(0, 7)}-${hash[7]}`;
}

export const investorCalls = {
  cadastrarInvestidor: { act: createInvestor, check: checkInvestor },
  listarInvestidores: { act: listInvestors, items: 'consultarInvestidor' },
  consultarInvestidor: {
    act: async (work, cpfCnpj) => parseExact((await requireInvestor(work, cpfCnpj)).data),
  },
  atualizarInvestidor: { act: updateInvestor },
  removerInvestidor: { act: removeInvestor },
} satisfies ServiceCalls;
