import { type Kysely, sql } from 'kysely';
import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples.js';
import { inject } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';

/** An account; every text it sends contains its mark. */
export interface Company {
  apiKey: string;
  secretKey: string;
  mark: string;
  token: string;
  /** An expired token of the account. */
  expired: string;
}

/** The used fields of responses. */
interface StoryAnswer {
  id?: string;
  codigoInstrumentoFinanceiro?: string;
  data?: { id: string }[];
}

export const PEOPLE = ['31415926000171', '04172538690', '18273645000192', '16180339000105'];
export const CUSTODIANS = ['27182818000129', '60221407000170'];

const KINDS: Readonly<Record<string, string>> = {
  cadastro: 'select id, company from registrations',
  representante:
    'select t.id, r.company from representatives t join registrations r on r.id = t.registration_id',
  documento:
    'select t.id, r.company from registration_documents t join registrations r on r.id = t.registration_id',
  investidor: 'select id, company from investors',
  solicitacao: 'select id, company from requests',
  codigo: 'select code as id, company from operations',
  oferta: 'select id, company from offers',
  movimentacao: 'select id, company from movements',
  bloqueio: 'select id, company from blocks',
  evento: 'select id, company from financial_events',
  notificacao: 'select id, company from notifications',
  feed: 'select feed_id as id, company from notifications where feed_id is not null',
  entrega: 'select id, company from deliveries',
  teste: 'select id, company from notification_tests',
};

/** Several accounts on one store, each with an issued, traded and blocked note. */
export class World {
  readonly companies: Company[] = [];
  /** The account of an id, a code or a mark. */
  readonly owners = new Map<string, Company>();
  /** Ids of an account's objects, by kind. */
  #known = new Map<Company, Record<string, string[]>>();

  private constructor(readonly sandbox: Sandbox) {}

  /** Resets the store and prepares each account. */
  static async create(sandbox: Sandbox, accounts: [string, string][]): Promise<World> {
    const world = new World(sandbox);
    await world.control('POST', '/reset');
    for (const [index, [apiKey, secretKey]] of accounts.entries()) {
      const mark = `MARCA${['ALFA', 'BETA', 'GAMA'][index] ?? index}`;
      world.companies.push({ apiKey, secretKey, mark, token: '', expired: '' });
    }
    await world.control('PUT', '/rules', { contas: { contas: world.#accounts() } });
    await world.control('PUT', '/clock', { now: '2026-03-10T08:00:00Z' });
    await world.login();
    for (const company of world.companies) company.expired = company.token;
    await world.control('PUT', '/clock', { now: '2026-03-10T12:00:00Z' });
    await world.login();
    for (const company of world.companies) {
      world.owners.set(company.mark, company);
      await world.#begin(company);
    }
    await world.refresh();
    return world;
  }

  async login(): Promise<void> {
    for (const company of this.companies) {
      const { apiKey, secretKey } = company;
      const call = { method: 'POST', url: '/api/v1/auth', payload: { apiKey, secretKey } } as const;
      const answer = await inject(this.sandbox, call);
      company.token = answer.json().accessToken;
    }
  }

  /** @throws {Error} if the control route refuses, since later steps depend on it */
  async control(method: 'POST' | 'PUT', path: string, payload?: object): Promise<void> {
    const { statusCode, body } = await inject(this.sandbox, {
      method,
      url: `/_sandbox${path}`,
      ...(payload && { payload }),
    });
    if (statusCode >= 300) throw new Error(`${path}: ${statusCode} ${body}`);
  }

  /** Reads the existing objects from the store. */
  async refresh(): Promise<void> {
    this.#known = new Map(this.companies.map((company) => [company, {}]));
    const store = this.sandbox.runner.store as unknown as Kysely<unknown>;
    for (const [kind, query] of Object.entries(KINDS)) {
      const { rows } = await sql.raw<{ id: string; company: string }>(query).execute(store);
      for (const { id, company: apiKey } of rows) {
        const company = this.companies.find((one) => one.apiKey === apiKey);
        if (!company) throw new Error(`${kind} ${id} is of nobody: ${apiKey}`);
        this.owners.set(id, company);
        const known = this.#known.get(company) ?? {};
        known[kind] = [...(known[kind] ?? []), id];
        this.#known.set(company, known);
      }
    }
  }

  /** An id of a kind, of the account or of another one. */
  pick(company: Company, { kind, number, foreign }: IdChoice): string {
    const others = this.companies.filter((one) => one !== company);
    const whose = foreign ? others[number % others.length] : company;
    const ids = (whose && this.#known.get(whose)?.[kind]) ?? [];
    return ids[number % Math.max(1, ids.length)] ?? '00000000-0000-4000-8000-000000000000';
  }

  async #begin(company: Company): Promise<void> {
    const call = async (route: string, payload?: object) => {
      const [method, url] = route.split(' ', 2) as ['POST', string];
      const headers = { authorization: `Bearer ${company.token}` };
      const answer = await inject(this.sandbox, {
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      if (answer.statusCode >= 300)
        throw new Error(`${route}: ${answer.statusCode} ${answer.body}`);
      return answer.body === '' ? undefined : answer.json();
    };
    const { mark } = company;
    const issuer = exampleOf('criarCadastro');
    const { id } = await call('POST /api/v1/cadastros', { ...issuer, razaoSocial: `${mark} SA` });
    const person = exampleOf('criarRepresentanteLegal');
    await call(`POST /api/v1/cadastros/${id}/representantes-legais`, person);
    for (const cpfCnpj of PEOPLE.slice(0, 2)) {
      const investor = { cpfCnpj, razaoSocial: `${mark} ${cpfCnpj}`, telefone: '11' };
      await call('POST /api/v1/investidores', investor);
    }
    await this.control('PUT', '/rules', {
      contas: { contas: this.#accounts() },
      'exigencias-da-emissao': { emissorAprovado: false },
      'oferta-e-subscricao': { confere: false },
    });
    for (const settle of [true, false]) await this.#issue(call, settle);
    await call('PUT /api/v1/configuration', exampleOf('atualizarConfiguracao'));
    await call('POST /api/v1/platform-notifications-tests');
  }

  #accounts(): Record<string, string[]> {
    return Object.fromEntries(this.companies.map(({ apiKey, secretKey }) => [apiKey, [secretKey]]));
  }

  async #issue(
    call: (route: string, payload?: object) => Promise<StoryAnswer>,
    settle: boolean,
  ): Promise<void> {
    const request = await call('POST /api/v1/solicitacoes', exampleOf('criarSolicitacao'));
    const url = `/api/v1/solicitacoes/${request.id}`;
    await call(`POST ${url}/dados-financeiros`, exampleOf('adicionarDadosFinanceiros'));
    const instalments = exampleOf('adicionarParcelas');
    await call(`POST ${url}/dados-financeiros/parcelas`, instalments);
    if (!settle) return;
    const { codigoInstrumentoFinanceiro: code } = await call(`POST ${url}/submissao`);
    const offer = exampleOf('criarOfertaPrimaria');
    await call('POST /api/v1/ofertas-primarias', { ...offer, codigoInstrumento: code });
    const { data = [] } = await call('GET /api/v1/ofertas-primarias');
    const decision = { id: data.at(-1)?.id, acao: 'CONFIRMAR', tipoLiquidacao: 'NUCLEA' };
    await call('POST /api/v1/ofertas-primarias/aprovacao', decision);
    const sale = exampleOf('solicitarCompraEVenda');
    await call('POST /api/v1/compras-vendas', { ...sale, operacaoCodigo: code, quantidade: 10 });
    const block = exampleOf('criarBloqueio');
    await call('POST /api/v1/bloqueios', { ...block, operacaoCodigo: code, quantidade: 5 });
  }
}

export interface IdChoice {
  kind: string;
  number: number;
  foreign: boolean;
}
