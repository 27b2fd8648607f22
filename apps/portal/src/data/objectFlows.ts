import type { ObjectFlow } from '../contracts/ContractIndex';

/** The flows that are known, by the object's name in `objectStates`. */
export const objectFlows = {
  solicitacao: [
    { calls: ['criarSolicitacao'], leads: [{ to: 'Criada' }] },
    {
      calls: ['adicionarDadosFinanceiros', 'adicionarParcelas', 'enviarDocumentoDaSolicitacao'],
      leads: [{ to: 'Completada' }],
    },
    { calls: ['submeterSolicitacao'], leads: [{ to: 'Submetida' }] },
  ],
  aprovacao: [
    { calls: ['criarCadastro'], leads: [{ to: 'Criado' }] },
    { calls: ['submeterCadastro'], leads: [{ to: 'Submetido' }] },
  ],
  movimentacao: [
    {
      calls: ['solicitarCompraEVenda', 'transferirTitularidade', 'transferirCustodia'],
      leads: [{ to: 'Criada' }],
    },
    {
      calls: ['aprovarOuReprovarMovimentacao'],
      leads: [
        { to: 'Confirmada', with: 'CONFIRMAR' },
        { to: 'Reprovada', with: 'REPROVAR' },
      ],
    },
  ],
  bloqueio: [
    { calls: ['criarBloqueio'], leads: [{ to: 'Criado' }] },
    { calls: ['liberarBloqueio'], leads: [{ to: 'Liberado', with: 'justificativa' }] },
  ],
} as const satisfies Readonly<Record<string, ObjectFlow>>;
