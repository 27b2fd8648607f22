import { story } from '../../../packages/sandbox/dist/data.js';
import { Examples, LOGIN } from '../../../packages/sandbox/src/contract/Examples.js';
import { readPreparedContracts } from '../../../packages/sandbox/src/node/readPreparedContracts.js';
import { loadRules } from '../../../packages/sandbox/src/rules/loadRules.js';
import {
  buildCall,
  describeJourneys,
  readStoryIds,
  type StoryCall,
} from '../../../packages/sandbox/src/story/Story.js';
import '../../../packages/sandbox/src/server/createCore.js';

export interface Reply {
  status: number;
  text: string;
  // The client does not know the names of an answer's fields.
  body: Record<string, unknown>;
}

/** The lists that the client reads page by page, until one has nothing new. */
const PAGED =
  /^(listarInvestidores|listarOfertasPrimarias|listarOperacoes|listarBloqueios|listarMovimentacoes)$/;

/** A client of the guides' journeys that knows no rule of the services, and calls them through a recorder. */
export class Integration {
  #token = '';

  readonly examples = new Examples(readPreparedContracts());
  readonly ids = readStoryIds(loadRules(), this.examples);

  /** @param address of the recorder; the clock of the simulator is set beside it */
  constructor(
    private readonly address: string,
    private readonly simulator: string,
    private readonly receiver: string,
  ) {}

  /** All journeys in the story's order. */
  async runJourneys(): Promise<void> {
    await this.control('POST', 'seed', { journey: 'webhooks', step: 1 });
    for (const name of Object.keys(story)) {
      if (name === 'nota-comercial') await this.runJourney(name, 1, 7);
      else if (name === 'oferta-primaria') {
        await this.runJourney(name);
        await this.runJourney('nota-comercial', 10, 10);
      } else await this.runJourney(name);
    }
  }

  async runJourney(name: string, from = 1, to = 99): Promise<void> {
    const journey = story[name];
    if (!journey) throw new Error(name);
    const described = describeJourneys(this.examples, this.ids).find((one) => one.name === name);
    if (from === 1) {
      await this.goTo(journey.begins);
      for (const call of journey.first ?? []) {
        await this.make(call);
        await this.#follow(call.call);
      }
    }
    for (const [index, step] of journey.steps.entries()) {
      if (step.step < from || step.step > to) continue;
      if (step.on !== undefined) await this.goTo(step.on);
      const call = described?.steps[index]?.call;
      if (step.call !== undefined) {
        const reply = await this.make(this.#addReceiver(step as StoryCall));
        if (reply.status >= 300)
          throw new Error(`${name} ${step.step} ${step.call}: ${reply.status} ${reply.text}`);
        await this.#follow(step.call);
      } else if (call) await this.readAll(call.operation, call.params);
      if (step.title === 'Provar o cumprimento') {
        await this.readAll('consultarPosicaoDoInvestidor', { cpfCnpj: '04172538690' });
        await this.readAll('listarBloqueios', {});
      }
    }
  }

  /** Reads the values that a guide compares after a call. */
  async #follow(operation: string): Promise<void> {
    const after: Record<string, string> = {
      atualizarConfiguracao: 'consultarConfiguracao',
      confirmarRecebimento: 'listarNotificacoes',
      cadastrarInvestidor: 'listarInvestidores',
      liberarBloqueio: 'listarBloqueios',
      transferirCustodia: 'listarMovimentacoes',
      submeterSolicitacao: 'listarOperacoes',
    };
    const reading = after[operation];
    if (reading !== undefined) await this.readAll(reading, {});
    if (operation === 'atribuirDocumento') await this.download();
  }

  #addReceiver(step: StoryCall): StoryCall {
    if (step.call !== 'atualizarConfiguracao') return step;
    return { ...step, with: { webhookConfig: { webhookUrl: this.receiver } } };
  }

  /** Opens the file of a document, first without a token. */
  async download(): Promise<void> {
    const list = await this.readAll('listarDocumentos', {});
    const url = /"url":"([^"]+)"/.exec(list.text)?.[1] ?? '';
    const file = this.address + new URL(url).pathname;
    const open = async (headers = {}) => {
      const answer = await fetch(file, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    if ((await open()) === 401) await open({ authorization: `Bearer ${this.#token}` });
  }

  /** Sets the service's day. The first call has the old token, which has expired. */
  async goTo(on: string): Promise<void> {
    await this.control('PUT', 'clock', { now: on });
    if (this.#token !== '') await this.send('listarCadastros', {});
    await this.login();
  }

  async login(): Promise<void> {
    this.#token = '';
    const reply = await this.make({ call: LOGIN });
    this.#token = String(reply.body.accessToken);
  }

  async make(call: StoryCall): Promise<Reply> {
    return this.#fetch(buildCall(call, this.examples, this.ids));
  }

  /** Reads a list to its end, or one object. */
  async readAll(operation: string, params: Record<string, string>): Promise<Reply> {
    if (!PAGED.test(operation)) return this.send(operation, params);
    const { properties = {} } = this.examples.call(operation).query;
    const size = 'pageSize' in properties ? 'pageSize' : 'pagesize';
    for (let page = 1; ; page += 1) {
      const reply = await this.send(operation, { ...params, page: String(page), [size]: '2' });
      const lists = Object.values(reply.body ?? {}).filter(Array.isArray);
      if (reply.status >= 300 || lists.every((list) => list.length === 0)) return reply;
    }
  }

  /** @param params path and query; path parameters that are missing are those of the contract's examples */
  async send(
    operation: string,
    params: Record<string, string>,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const { method, params: schema, path } = this.examples.call(operation);
    const names = Object.keys(schema.properties ?? {});
    const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? this.examples.parameter(operation, name)),
    );
    const query = Object.entries(params).filter(([name]) => !names.includes(name));
    const own = this.examples.call(operation).query.required ?? [];
    for (const name of own)
      if (!(name in params)) query.push([name, this.examples.parameter(operation, name)]);
    const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
    return this.#fetch(
      new Request(`http://localhost${filled}${search}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  }

  async control(method: string, name: string, body: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.simulator}/_sandbox/${name}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : {};
  }

  async #fetch(request: Request): Promise<Reply> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    if (this.#token) headers.set('authorization', `Bearer ${this.#token}`);
    const bytes = await request.arrayBuffer();
    const answer = await fetch(this.address + pathname + search, {
      method: request.method,
      headers,
      ...(bytes.byteLength > 0 && { body: bytes }),
    });
    const text = await answer.text();
    let body = {};
    try {
      body = JSON.parse(text) as object;
    } catch {}
    return { status: answer.status, text, body: body as Reply['body'] };
  }
}
