import { portal } from '../../portal.config';
import type { Card } from '../components/LinkCards';

/** One card for each service, with its guides and its reference. */
export const serviceCards: readonly Card[] = portal.services.map(({ card, id, route, title }) => ({
  ...card,
  title,
  to: `/docs/frontier/${id}`,
  area: id,
  links: [
    { label: 'Guia', name: `Guia da API de ${title}`, to: `/docs/frontier/${id}` },
    { label: 'Referência', name: `Referência da API de ${title}`, to: route },
  ],
}));

/** The cards of the map at `/docs`, by section. */
export const mapCards = {
  start: [
    {
      title: 'Fazer a primeira chamada',
      to: '/docs/frontier/getting-started',
      text: 'Em três passos, no simulador da sua máquina, sem conta na Frontier.',
    },
    {
      title: 'Entender o assunto',
      to: '/docs/frontier/introducao',
      text: 'O que são notas comerciais e debêntures, e quem faz o quê.',
    },
    {
      title: 'Partir do seu papel',
      to: '/docs/frontier/introducao#quem-participa',
      text: 'O que cada papel faz, onde aparece e por onde começa.',
    },
    {
      title: 'Ver o conjunto',
      to: '/docs/frontier',
      text: 'A ordem das chamadas e o que uma área entrega à outra.',
    },
  ],
  journeys: [
    { title: 'Cadastrar um emissor', to: '/docs/frontier/jornadas/onboarding-do-emissor' },
    { title: 'Emitir uma nota comercial', to: '/docs/frontier/jornadas/nota-comercial' },
    {
      title: 'Emitir uma debênture com parcelas',
      to: '/docs/frontier/jornadas/debenture-com-parcelas',
    },
    { title: 'Distribuir os títulos em oferta', to: '/docs/frontier/jornadas/oferta-primaria' },
    {
      title: 'Pagar juros e amortizações',
      to: '/docs/frontier/jornadas/eventos-e-resgate-antecipado',
    },
    { title: 'Registrar uma compra e venda', to: '/docs/frontier/jornadas/compra-e-venda' },
    { title: 'Mudar o dono ou o custodiante', to: '/docs/frontier/jornadas/transferencias' },
    { title: 'Cumprir uma ordem de bloqueio', to: '/docs/frontier/jornadas/bloqueios' },
    { title: 'Receber as notificações', to: '/docs/frontier/jornadas/webhooks' },
  ],
  services: serviceCards,
  shared: [
    {
      title: 'Token',
      to: '/docs/frontier/autenticacao/autenticando',
      text: 'Obter, guardar e renovar',
    },
    { title: 'Erros', to: '/docs/frontier/conceitos/erros', text: 'Quando repetir, quando parar' },
    { title: 'Paginação', to: '/docs/frontier/conceitos/paginacao', text: 'Ler uma lista inteira' },
    {
      title: 'Decimais',
      to: '/docs/frontier/conceitos/decimais',
      text: 'Preços sem perder centavos',
    },
    {
      title: 'CPF e CNPJ',
      to: '/docs/frontier/conceitos/documentos',
      text: 'Só dígitos, como texto',
    },
    {
      title: 'Identificadores',
      to: '/docs/frontier/conceitos/identificadores',
      text: 'De onde vêm, para onde vão',
    },
    { title: 'Datas', to: '/docs/frontier/conceitos/datas', text: 'Dia, instante e fuso' },
    {
      title: 'Estados',
      to: '/docs/frontier/conceitos/estados',
      text: 'Os valores de cada status',
    },
    { title: 'Arquivos', to: '/docs/frontier/conceitos/arquivos', text: 'Enviar por formulário' },
    { title: 'Limites', to: '/docs/frontier/conceitos/limites', text: 'Padrões e máximos' },
  ],
  goingLive: [
    {
      title: 'Roteiro de homologação',
      to: '/docs/frontier/homologacao',
      text: 'Os passos e o resultado de cada um',
    },
    {
      title: 'Ir a produção',
      to: '/docs/frontier/go-live',
      text: 'Chaves, relógios e alarmes a conferir',
    },
    {
      title: 'Perguntas à Frontier',
      to: '/docs/frontier/perguntas',
      text: 'O que os contratos não dizem',
    },
    {
      title: 'Como perguntar',
      to: '/docs/frontier/perguntar',
      text: 'O que enviar, com um modelo',
    },
  ],
  tables: [
    { title: 'Ambientes e endereços', to: '/docs/frontier/ambientes' },
    { title: 'Perguntas frequentes', to: '/docs/frontier/perguntas-frequentes' },
    { title: 'Todos os erros', to: '/docs/frontier/conceitos/erros#todos-os-textos' },
    { title: 'Todos os eventos', to: '/docs/frontier/webhook#todos-os-eventos' },
    { title: 'Contratos e coleção', to: '/docs/frontier/downloads' },
  ],
} satisfies Readonly<Record<string, readonly Card[]>>;
