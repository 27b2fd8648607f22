import { Decimal } from 'decimal.js';
import { parseExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { oneOf } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { depositAccount } from './depositAccounts.js';
import { findInvestor } from './investors.js';
import { type Balance, readBalances } from './ledger.js';
import { getOperationById } from './operations.js';
import { findByCnpj } from './registrations.js';

const balanceRule = defineRule('saldo-em-que-unidade', { saldo: oneOf('total', 'livre') });

interface Party {
  razaoSocial?: string;
  email?: string;
  telefone?: string;
  endereco?: object;
}

/** What an investor holds now; who holds nothing has an empty position. */
export async function readPosition(work: Work, cpfCnpj: string): Promise<object> {
  const investor = await findInvestor(work, cpfCnpj);
  const registration = await findByCnpj(work, cpfCnpj);
  const known = (row: { data: string } | undefined): Party =>
    row ? (parseExact(row.data) as Party) : {};
  const party = { ...known(registration), ...known(investor) };
  const balances = await readBalances(work, { holder: cpfCnpj });
  const held = balances.filter(({ kind }) => kind !== 'issuer');
  const blocked = sum(held.filter(({ kind }) => kind === 'blocked'));
  const total = sum(held);
  const isTotal = work.rules.of(balanceRule).saldo === 'total';
  return {
    id: investor?.id ?? registration?.id,
    nome: party.razaoSocial,
    cpfCnpj,
    saldo: isTotal ? total : total.minus(blocked),
    saldoBloqueado: blocked,
    endereco: party.endereco,
    telefone: party.telefone,
    email: party.email,
    dataCriacao: investor && dayOf(investor.created_at),
    razaoSocial: party.razaoSocial,
    contasDeposito:
      held.length === 0
        ? []
        : [
            {
              numero: depositAccount(work, cpfCnpj),
              operacoes: await presentOperations(work, held),
            },
          ],
  };
}

async function presentOperations(work: Work, held: Balance[]): Promise<object[]> {
  const shown = [];
  for (const id of new Set(held.map(({ operationId }) => operationId))) {
    const own = held.filter(({ operationId }) => operationId === id);
    shown.push({
      codigo: (await getOperationById(work, id)).code,
      quantidadeTotal: sum(own),
      quantidadeDisponivel: sum(own.filter(({ kind }) => kind === 'free')),
    });
  }
  return shown;
}

function sum(balances: Balance[]): Decimal {
  return Decimal.sum(0, ...balances.map(({ quantity }) => quantity));
}
