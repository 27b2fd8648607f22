import type { ObjectFlow } from '../contracts/ContractIndex';

/** The flows that are known, by the object's name in `objectStates`. */
export const objectFlows = {
  solicitacao: {
    title: 'Da criação à submissão de uma solicitação',
    description:
      'A solicitação é criada, recebe dados financeiros, parcelas e documentos, e por fim é submetida à central depositária.',
    transitions: [
      { to: 'Criada', calls: ['criarSolicitacao'] },
      {
        from: 'Criada',
        to: 'Completada',
        calls: ['adicionarDadosFinanceiros', 'adicionarParcelas', 'enviarDocumentoDaSolicitacao'],
      },
      { from: 'Completada', to: 'Submetida', calls: ['submeterSolicitacao'] },
    ],
  },
  aprovacao: {
    title: 'Da criação à submissão de um cadastro',
    description: 'O cadastro é criado e depois submetido, em outra chamada.',
    transitions: [
      { to: 'Criado', calls: ['criarCadastro'] },
      { from: 'Criado', to: 'Submetido', calls: ['submeterCadastro'] },
    ],
  },
  movimentacao: {
    title: 'Da criação à decisão sobre uma movimentação',
    description:
      'Uma compra e venda ou uma transferência cria a movimentação. Uma ação de aprovação a confirma ou reprova.',
    transitions: [
      {
        to: 'Criada',
        calls: ['solicitarCompraEVenda', 'transferirTitularidade', 'transferirCustodia'],
      },
      {
        from: 'Criada',
        to: 'Confirmada',
        calls: ['aprovarOuReprovarMovimentacao'],
        with: 'CONFIRMAR',
      },
      {
        from: 'Criada',
        to: 'Reprovada',
        calls: ['aprovarOuReprovarMovimentacao'],
        with: 'REPROVAR',
      },
    ],
  },
  bloqueio: {
    title: 'Da criação à liberação de um bloqueio',
    description: 'O bloqueio é criado e depois liberado, com uma justificativa.',
    transitions: [
      { to: 'Criado', calls: ['criarBloqueio'] },
      { from: 'Criado', to: 'Liberado', calls: ['liberarBloqueio'], with: 'justificativa' },
    ],
  },
} as const satisfies Readonly<Record<string, ObjectFlow>>;
