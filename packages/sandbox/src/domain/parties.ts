import { parseExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { findInvestor } from './investors.js';
import { findByCnpj, type Situation } from './registrations.js';

const standing = defineRule('situacao-de-emissor-e-investidores', {
  investidorRegistradoAprovado: aBoolean,
});

/** The standing of an issuer: that of its registration in this account. */
export async function readIssuerSituation(work: Work, cnpj: string): Promise<Situation> {
  return ((await findByCnpj(work, cnpj))?.situation as Situation | undefined) ?? 'Não Cadastrado';
}

/** The standing of an investor: by the rule approved as soon as registered; otherwise its registration's. */
export async function readInvestorSituation(work: Work, cpfCnpj: string): Promise<Situation> {
  const known = await findInvestor(work, cpfCnpj);
  if (known && work.rules.of(standing).investidorRegistradoAprovado) return 'Aprovado';
  return readIssuerSituation(work, cpfCnpj);
}

/** The name a party was registered with; `undefined` for one this account never registered. */
export async function readName(work: Work, cpfCnpj: string): Promise<string | undefined> {
  const known = (await findInvestor(work, cpfCnpj)) ?? (await findByCnpj(work, cpfCnpj));
  return known && (parseExact(known.data) as { razaoSocial: string }).razaoSocial;
}
