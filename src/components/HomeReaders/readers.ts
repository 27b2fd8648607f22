/** One kind of reader and the page suggested to them. */
export interface Reader {
  readonly name: string;
  readonly text: string;
  readonly page: string;
  readonly to: string;
}

/**
 * The parties named by specification §1 and §6. A first page is a suggestion: which role may make
 * which call is not shown, so no text here says what a role is allowed to do.
 */
export const readers: readonly Reader[] = [
  {
    name: 'Emissor',
    text: 'O título começa pelo seu cadastro, com representantes e documentos.',
    page: 'Criar cadastro',
    to: '/docs/frontier/onboarding/cadastros/criarCadastro',
  },
  {
    name: 'Escriturador',
    text: 'O seu CNPJ entra na solicitação, e uma conciliação reúne posições por escriturador.',
    page: 'Conciliar operações',
    to: '/docs/frontier/pos-emissao/conciliacoes/conciliarOperacoes',
  },
  {
    name: 'Custodiante',
    text: 'Há uma página de eventos própria, além da conciliação de custódia.',
    page: 'Eventos para custodiantes',
    to: '/docs/frontier/webhook/eventos/custodiante',
  },
  {
    name: 'Consultor',
    text: 'A solicitação de emissão reúne o que é preciso levantar com o emissor.',
    page: 'Criar solicitação',
    to: '/docs/frontier/emissao/criarNovaSolicitacao',
  },
  {
    name: 'Gestor',
    text: 'Há uma página de eventos própria, com as famílias de notificação.',
    page: 'Eventos para gestores',
    to: '/docs/frontier/webhook/eventos/gestor',
  },
  {
    name: 'Investidor',
    text: 'A posição mostra saldos, bloqueios e contas de depósito.',
    page: 'Posição do investidor',
    to: '/docs/frontier/pos-emissao/investidores',
  },
];
