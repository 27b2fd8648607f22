import { adding, breaks, fits, onlyText, rule } from './Rule';

/** What is judged of a service and its calls. */
export const operationRules = {
  'operation-added': adding(
    rule('Chamada nova', fits('Nenhuma chamada que já existia depende dela.')),
  ),
  'operation-removed': rule(
    'Chamada retirada',
    breaks('Quem ainda a chama deixa de ser atendido.'),
  ),
  'operation-renamed': rule(
    'operationId mudou',
    fits('O endereço chamado é o mesmo; só muda o nome em clientes gerados e nesta documentação.'),
  ),
  'path-changed': rule(
    'Caminho mudou',
    breaks('Quem chama o caminho anterior não encontra mais a chamada.'),
  ),
  'path-name-changed': rule(
    'Nome de parâmetro do caminho mudou',
    fits('O nome não viaja na chamada: o endereço montado é o mesmo.'),
  ),
  'method-changed': rule('Método mudou', breaks('Quem usa o método anterior é recusado.')),
  'operation-deprecated': rule(
    'Chamada descontinuada',
    fits('Ela continua a funcionar, mas não a use em código novo.'),
  ),
  'operation-restored': rule(
    'Chamada deixou de ser descontinuada',
    fits('Ela volta a poder ser usada em código novo.'),
  ),
  'event-added': adding(
    rule('Notificação nova', fits('As notificações que já existiam continuam como eram.')),
  ),
  'event-removed': rule(
    'Notificação retirada',
    breaks('Quem espera por ela deixa de ser avisado.'),
  ),
  'event-renamed': rule(
    'Nome da notificação mudou',
    breaks('Quem reconhece a notificação pelo nome anterior deixa de tratá-la.'),
  ),
  'security-changed': rule(
    'Autenticação mudou',
    breaks('Uma credencial que era aceita deixa de bastar.'),
  ),
  'security-widened': rule(
    'Autenticação aceita mais',
    fits('A credencial usada até aqui continua a ser aceita.'),
  ),
  'scheme-added': adding(
    rule('Forma de autenticação nova', fits('As formas anteriores continuam a valer.')),
  ),
  'scheme-removed': rule(
    'Forma de autenticação retirada',
    breaks('Quem se autentica por ela deixa de ser aceito.'),
  ),
  'scheme-changed': rule(
    'Forma de autenticação mudou',
    breaks('A credencial passa a ser pedida ou enviada de outro modo.'),
  ),
  'server-added': adding(rule('Servidor novo', fits('Os endereços anteriores continuam a valer.'))),
  'server-removed': rule(
    'Servidor retirado',
    breaks('Quem chama o endereço anterior deixa de ser atendido.'),
  ),
  'text-changed': rule('Texto mudou', onlyText('Só a descrição mudou: o contrato é o mesmo.')),
  'example-changed': rule('Exemplo mudou', onlyText('Só o exemplo mudou: o contrato é o mesmo.')),
};
