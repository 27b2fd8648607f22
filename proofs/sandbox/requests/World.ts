import { type Kysely, sql } from 'kysely';
import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples.js';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';
import {
  type Caller,
  offerNote,
  requestNote,
} from '../../../packages/sandbox/src/services/__tests__/story.js';

/** An account; every text it sends contains its mark. */
export interface Company {
  apiKey: string;
  secretKey: string;
  mark: string;
  token: string;
  /** An expired token of the account. */
  expired: string;
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
  /** The account of an id, a code or a mark, in lower case. */
  readonly owners = new Map<string, Company>();
  /** Ids of an account's objects, by kind. */
  #known = new Map<Company, Record<string, string[]>>();

  private constructor(private readonly calls: TestSandbox) {}

  get sandbox(): Sandbox {
    return this.calls.sandbox;
  }

  /** Resets the store and prepares each account. */
  static async create(sandbox: Sandbox, accounts: [string, string][]): Promise<World> {
    const world = new World(await TestSandbox.startOn(sandbox));
    for (const [index, [apiKey, secretKey]] of accounts.entries()) {
      const mark = `MARCA${['ALFA', 'BETA', 'GAMA'][index] ?? index}`;
      world.companies.push({ apiKey, secretKey, mark, token: '', expired: '' });
    }
    await world.control('/rules', { contas: { contas: world.#accounts() } });
    await world.control('/clock', { now: '2026-03-10T08:00:00Z' });
    await world.login();
    for (const company of world.companies) company.expired = company.token;
    await world.control('/clock', { now: '2026-03-10T12:00:00Z' });
    await world.login();
    for (const company of world.companies) {
      world.owners.set(company.mark.toLowerCase(), company);
      await world.#begin(company);
    }
    await world.refresh();
    return world;
  }

  async login(): Promise<void> {
    for (const company of this.companies) {
      const { apiKey, secretKey } = company;
      const answer = await this.calls.read('POST /api/v1/auth', { apiKey, secretKey }, '');
      company.token = answer.accessToken;
    }
  }

  /** @throws {Error} if the control route refuses, since later steps depend on it */
  async control(path: string, payload: object): Promise<void> {
    const { status, text } = await this.calls.call(`PUT /_sandbox${path}`, payload);
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
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
        this.owners.set(id.toLowerCase(), company);
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

  /** Makes calls of an account that must be accepted. */
  #callerOf({ token }: Company): Caller {
    return {
      send: (route, parts) => this.calls.send(route, parts, token),
      advance: (seconds) => this.calls.advance(seconds),
      call: async (route, payload) => {
        const reply = await this.calls.call(route, payload, token);
        if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${reply.text}`);
        return reply;
      },
    };
  }

  async #begin(company: Company): Promise<void> {
    const caller = this.#callerOf(company);
    const { mark } = company;
    const issuer = exampleOf('criarCadastro');
    const { body } = await caller.call('POST /api/v1/cadastros', {
      ...issuer,
      razaoSocial: `${mark} SA`,
    });
    const person = exampleOf('criarRepresentanteLegal');
    const { id } = body as { id: string };
    await caller.call(`POST /api/v1/cadastros/${id}/representantes-legais`, person);
    for (const cpfCnpj of PEOPLE.slice(0, 2)) {
      const investor = { cpfCnpj, razaoSocial: `${mark} ${cpfCnpj}`, telefone: '11' };
      await caller.call('POST /api/v1/investidores', investor);
    }
    await this.control('/rules', {
      contas: { contas: this.#accounts() },
      'exigencias-da-emissao': { emissorAprovado: false },
      'oferta-e-subscricao': { confere: false },
    });
    await issue(caller);
    await requestNote(caller);
    await caller.call('PUT /api/v1/configuration', exampleOf('atualizarConfiguracao'));
    await caller.call('POST /api/v1/platform-notifications-tests');
  }

  #accounts(): Record<string, string[]> {
    return Object.fromEntries(this.companies.map(({ apiKey, secretKey }) => [apiKey, [secretKey]]));
  }
}

/** Issues, sells and blocks a note. */
async function issue(caller: Caller): Promise<void> {
  const url = await requestNote(caller);
  const { body } = await caller.call(`POST ${url}/submissao`);
  const { codigoInstrumentoFinanceiro: code } = body as { codigoInstrumentoFinanceiro: string };
  const id = await offerNote(caller, { codigoInstrumento: code });
  const decision = { id, acao: 'CONFIRMAR', tipoLiquidacao: 'NUCLEA' };
  await caller.call('POST /api/v1/ofertas-primarias/aprovacao', decision);
  for (const [route, call, quantidade] of [
    ['compras-vendas', 'solicitarCompraEVenda', 10],
    ['bloqueios', 'criarBloqueio', 5],
  ] as const) {
    const order = { ...exampleOf(call), operacaoCodigo: code, quantidade };
    await caller.call(`POST /api/v1/${route}`, order);
  }
}

export interface IdChoice {
  kind: string;
  number: number;
  foreign: boolean;
}
