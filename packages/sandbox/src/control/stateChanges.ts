import type { Contract } from '../contract/Contract.js';
import { readPointer } from '../exact/exactJson.js';
import type { RuleEntry } from '../rules/Rules.js';
import type { ObjectKind } from './readObjects.js';

/** A change of state that the simulator makes; without `from`, the state that an object is born in. */
export interface StateChange {
  from?: string;
  to: string;
  /** The call that makes it, or the control: `decide` also stands for what the agenda does by itself. */
  by: string;
}

interface Life {
  /** The schema that lists its states, of a service; what no contract names is listed by its changes. */
  schema?: readonly [service: string, name: string];
  /** What rules call such an object. */
  noun: RegExp;
  /** Tests and proofs hold these equal to what happens. Written `from > to: by`; `{a.b}` is what a rule's parameter says. */
  changes: readonly string[];
}

const LIVES: Readonly<Partial<Record<ObjectKind, Life>>> = {
  registrations: {
    schema: ['emissao', 'StatusDeAprovacao'],
    noun: /cadastro/i,
    changes: [
      '> Não Cadastrado: criarCadastro',
      'Não Cadastrado > Pendente: submeterCadastro',
      'Pendente > Aprovado: decide',
      'Pendente > Reprovado: decide',
      'Reprovado > Pendente: submeterCadastro',
    ],
  },
  requests: {
    schema: ['emissao', 'StatusDaSolicitacao'],
    noun: /solicitação/i,
    changes: [
      '> Solicitada: criarSolicitacao',
      'Solicitada > Em Andamento: submeterSolicitacao',
      'Em Andamento > Aguardando Liquidação: decide',
      'Em Andamento > Cancelada: decide',
      'Em Andamento > Cancelada: change',
      'Aguardando Liquidação > Cancelada: change',
      'Aguardando Liquidação > Liquidada: decide',
    ],
  },
  operations: {
    schema: ['operacao', 'StatusDaOperacao'],
    noun: /operação/i,
    changes: [
      '> EM_ANALISE: submeterSolicitacao',
      'EM_ANALISE > AGUARDANDO_LIQUIDACAO: decide',
      'EM_ANALISE > {ordem-dos-status.pendencias}: decide',
      'EM_ANALISE > {aditamento-e-cancelamento.cancelada}: change',
      'AGUARDANDO_LIQUIDACAO > {aditamento-e-cancelamento.cancelada}: change',
      'AGUARDANDO_LIQUIDACAO > PARCIALMENTE_EMITIDO: decide',
      'AGUARDANDO_LIQUIDACAO > EMITIDO: decide',
      'PARCIALMENTE_EMITIDO > EMITIDO: decide',
    ],
  },
  offers: {
    schema: ['emissao', 'StatusDaOfertaPrimaria'],
    noun: /oferta/i,
    changes: [
      '> AGUARDANDO_CONFIRMACAO_CUSTODIANTE: criarOfertaPrimaria',
      'AGUARDANDO_CONFIRMACAO_CUSTODIANTE > AGUARDANDO_LIQUIDACAO: aprovarOuReprovarOfertaPrimaria',
      'AGUARDANDO_CONFIRMACAO_CUSTODIANTE > REPROVADA: aprovarOuReprovarOfertaPrimaria',
      'AGUARDANDO_LIQUIDACAO > CONCLUIDA: decide',
    ],
  },
  movements: {
    schema: ['pos-emissao', 'StatusDaMovimentacao'],
    noun: /movimentação/i,
    changes: [
      '> EM_ANALISE: solicitarCompraEVenda',
      '> EM_ANALISE: transferirTitularidade',
      '> EM_ANALISE: transferirCustodia',
      'EM_ANALISE > AGUARDANDO_LIQUIDACAO: aprovarOuReprovarMovimentacao',
      'EM_ANALISE > REPROVADA: aprovarOuReprovarMovimentacao',
      'AGUARDANDO_LIQUIDACAO > CONCLUIDA: decide',
      'AGUARDANDO_LIQUIDACAO > REPROVADA: decide',
    ],
  },
  financial_events: {
    schema: ['pos-emissao', 'StatusDoEventoFinanceiro'],
    noun: /evento|antecipação/i,
    changes: [
      '> PREVISTO: decide',
      '> PENDENTE_APROVACAO: liquidarEventoExtraordinario',
      'PREVISTO > AGUARDANDO_LIQUIDACAO: liquidarEventoFinanceiro',
      'PREVISTO > CANCELADA: decide',
      'AGUARDANDO_LIQUIDACAO > CONCLUIDA: decide',
      'PENDENTE_APROVACAO > CONCLUIDA: decide',
      'PENDENTE_APROVACAO > REPROVADA: decide',
    ],
  },
  blocks: {
    noun: /bloque/i,
    changes: ['> ativo: criarBloqueio', 'ativo > liberado: liberarBloqueio'],
  },
  deliveries: {
    schema: ['webhook', 'StatusDaEntrega'],
    noun: /entrega/i,
    changes: ['> PENDING: notify', 'PENDING > SUCCESS: deliver', 'PENDING > FAILED: deliver'],
  },
};

/** The changes of state of a kind of object, as the simulator makes them with these rules. */
export function listChanges(kind: string, rules: readonly RuleEntry[]): StateChange[] {
  return (LIVES[kind as ObjectKind]?.changes ?? []).map((written) => {
    const text = written.replace(/\{(.+)\.(.+)\}/, (_, id: string, parameter: string) => {
      const value = rules.find((rule) => rule.id === id)?.parameters[parameter];
      if (typeof value === 'string') return value;
      return value === false ? 'REPROVADO' : 'REPROVADO_PENDENCIAS';
    });
    const [, from = '', to = '', by = ''] = /^(.*?) ?> (.+): (\w+)$/.exec(text) ?? [];
    return { ...(from !== '' && { from }), to, by };
  });
}

/** The states that the contracts give to a kind of object, or that its changes name. */
export function listStates(contracts: readonly Contract[], kind: string): string[] {
  const [service, name] = LIVES[kind as ObjectKind]?.schema ?? [];
  const contract = contracts.find((one) => one.service === service);
  const states = contract && readPointer(contract.document, `/components/schemas/${name}/enum`);
  return (states as string[]) ?? [...new Set(listChanges(kind, []).map(({ to }) => to))];
}

export type DescribedLife = ReturnType<typeof describeLives>[number];

/** The kinds of objects that have states, with their changes and the rules whose texts tell each. */
export function describeLives(contracts: readonly Contract[], rules: readonly RuleEntry[]) {
  return Object.entries(LIVES).map(([kind, { noun, schema }]) => ({
    kind,
    states: listStates(contracts, kind),
    isContracts: schema !== undefined,
    changes: listChanges(kind, rules).map((change) => ({
      ...change,
      rules: rules
        .filter(
          ({ id, says }) =>
            (change.by === 'change' && id === 'aditamento-e-cancelamento') ||
            (noun.test(says) &&
              [change.from ?? change.to, change.to].every((state) =>
                says.includes(`\`${state}\``),
              )),
        )
        .map(({ id }) => id),
    })),
  }));
}
