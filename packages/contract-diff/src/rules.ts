/** The effects of a change on existing integrations, the worst first; `text` is no change of the contract. */
export const EFFECTS = ['breaking', 'compatible', 'text'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Who writes the value: the reader's system (`sent`), or the API (`received`). */
export type Side = 'sent' | 'received';

/** The effect of a change, and the reason as a sentence in Portuguese. */
export interface RuleOutcome {
  readonly effect: Effect;
  readonly why: string;
}

export interface ChangeRule {
  readonly title: string;
  readonly outcomes: Readonly<Record<Side, RuleOutcome>>;
  readonly adds: boolean;
}

const breaks = (why: string): RuleOutcome => ({ effect: 'breaking', why });
const fits = (why: string): RuleOutcome => ({ effect: 'compatible', why });
const onlyText = (why: string): RuleOutcome => ({ effect: 'text', why });

const rule = (title: string, sent: RuleOutcome, received = sent): ChangeRule => ({
  title,
  outcomes: { sent, received },
  adds: false,
});

const addition = (...given: Parameters<typeof rule>): ChangeRule => ({
  ...rule(...given),
  adds: true,
});

const REFUSED_WITHOUT = breaks('Quem não o envia passa a ser recusado.');
const NOT_NEEDED = fits('Quem não o envia é atendido como antes.');
const STILL_TAKEN = fits('Quem já o envia é atendido como antes.');
const NO_EFFECT = breaks('O valor de quem ainda o envia deixa de ter efeito ou é recusado.');
const ALWAYS_SENT = fits('Quem já o lê passa a recebê-lo sempre.');
const MAY_BE_ABSENT = breaks('Quem depende dele pode não recebê-lo.');
const NO_LONGER_SENT = breaks('Quem o lê deixa de recebê-lo.');
const NOT_READ = fits('Quem não o lê é atendido como antes.');
const OTHER_ANSWERS = fits('As respostas anteriores continuam a existir.');
const STILL_VALID = fits('Ele continua a valer, mas não o use em código novo.');
const USABLE_AGAIN = fits('Ele volta a poder ser usado em código novo.');
const NOT_ANSWERED = fits('O que vem na resposta não depende dele.');

const REFUSED = breaks('Um valor que era aceito passa a ser recusado.');
const STILL_ACCEPTED = fits('Todo valor que era aceito continua a ser.');
const STILL_READ = fits('Todo valor que ainda vem já podia vir antes.');
const UNEXPECTED = breaks('Pode vir um valor que antes não vinha, e quem lê não o espera.');

/** Fewer values are allowed than before. */
const narrowing = (title: string) => rule(title, REFUSED, STILL_READ);
/** More values are allowed than before. */
const widening = (title: string) => rule(title, STILL_ACCEPTED, UNEXPECTED);
/** Neither set of values contains the other. */
const other = (title: string) => rule(title, REFUSED, UNEXPECTED);

/** The nouns of a message's parts in titles. */
const SUBJECTS = {
  field: 'Campo',
  parameter: 'Parâmetro',
  header: 'Cabeçalho de resposta',
  body: 'Corpo',
};
export type Subject = keyof typeof SUBJECTS;
type SubjectChange = 'removed' | 'required' | 'optional' | 'deprecated' | 'restored';
type SubjectRuleId = `${'' | 'required-'}${Subject}-added` | `${Subject}-${SubjectChange}`;

const ofSubjects = Object.fromEntries(
  Object.entries(SUBJECTS).flatMap(([subject, noun]) => [
    [`${subject}-added`, addition(`${noun} novo`, NOT_NEEDED, NOT_READ)],
    [`required-${subject}-added`, addition(`${noun} obrigatório novo`, REFUSED_WITHOUT, NOT_READ)],
    [`${subject}-removed`, rule(`${noun} retirado`, NO_EFFECT, NO_LONGER_SENT)],
    [`${subject}-required`, rule(`${noun} passou a obrigatório`, REFUSED_WITHOUT, ALWAYS_SENT)],
    [`${subject}-optional`, rule(`${noun} passou a opcional`, STILL_TAKEN, MAY_BE_ABSENT)],
    [`${subject}-deprecated`, rule(`${noun} descontinuado`, STILL_VALID)],
    [`${subject}-restored`, rule(`${noun} deixou de ser descontinuado`, USABLE_AGAIN)],
  ]),
) as Readonly<Record<SubjectRuleId, ChangeRule>>;

const breaking = (title: string, why: string) => rule(title, breaks(why));
const compatible = (title: string, why: string) => rule(title, fits(why));
const added = (title: string, why: string) => addition(title, fits(why));

const others = {
  'operation-added': added('Chamada nova', 'Nenhuma chamada que já existia depende dela.'),
  'operation-removed': breaking('Chamada retirada', 'Quem ainda a chama deixa de ser atendido.'),
  'operation-renamed': compatible(
    'operationId mudou',
    'O endereço chamado é o mesmo; só muda o nome em clientes gerados e nesta documentação.',
  ),
  'path-changed': breaking(
    'Caminho mudou',
    'Quem chama o caminho anterior não encontra mais a chamada.',
  ),
  'path-name-changed': compatible(
    'Nome de parâmetro do caminho mudou',
    'O nome não é enviado na chamada: o endereço montado é o mesmo.',
  ),
  'method-changed': breaking('Método mudou', 'Quem usa o método anterior é recusado.'),
  'operation-deprecated': compatible(
    'Chamada descontinuada',
    'Ela continua a funcionar, mas não a use em código novo.',
  ),
  'operation-restored': compatible(
    'Chamada deixou de ser descontinuada',
    'Ela volta a poder ser usada em código novo.',
  ),
  'event-added': added('Notificação nova', 'As notificações que já existiam continuam como eram.'),
  'event-removed': breaking('Notificação retirada', 'Quem espera por ela deixa de ser avisado.'),
  'event-renamed': breaking(
    'Nome da notificação mudou',
    'Quem reconhece a notificação pelo nome anterior deixa de tratá-la.',
  ),
  'security-changed': breaking(
    'Autenticação mudou',
    'Uma credencial que era aceita deixa de bastar.',
  ),
  'security-widened': compatible(
    'Autenticação aceita mais',
    'A credencial usada até aqui continua a ser aceita.',
  ),
  'scheme-added': added('Forma de autenticação nova', 'As formas anteriores continuam a valer.'),
  'scheme-removed': breaking(
    'Forma de autenticação retirada',
    'Quem se autentica por ela deixa de ser aceito.',
  ),
  'scheme-changed': breaking(
    'Forma de autenticação mudou',
    'A credencial passa a ser pedida ou enviada de outro modo.',
  ),
  'server-added': added('Servidor novo', 'Os endereços anteriores continuam a valer.'),
  'server-removed': breaking(
    'Servidor retirado',
    'Quem chama o endereço anterior deixa de ser atendido.',
  ),
  'text-changed': rule('Texto mudou', onlyText('Só a descrição mudou: o contrato é o mesmo.')),
  'example-changed': rule('Exemplo mudou', onlyText('Só o exemplo mudou: o contrato é o mesmo.')),

  'parameter-moved': breaking(
    'Parâmetro mudou de lugar',
    'Quem o envia no lugar anterior não é entendido.',
  ),
  'parameter-form-changed': breaking(
    'Escrita do parâmetro mudou',
    'O mesmo valor passa a ser escrito de outro modo no endereço ou no cabeçalho.',
  ),
  'content-type-added': added('Tipo de conteúdo novo', 'Os tipos anteriores continuam a valer.'),
  'content-type-removed': rule(
    'Tipo de conteúdo retirado',
    breaks('Quem envia nesse tipo passa a ser recusado.'),
    breaks('Quem lê esse tipo deixa de recebê-lo.'),
  ),
  'encoding-changed': breaking(
    'Escrita de uma parte do corpo mudou',
    'A mesma parte passa a ser enviada de outro modo.',
  ),
  'success-added': addition('Resposta de sucesso nova', OTHER_ANSWERS),
  'success-removed': breaking(
    'Resposta de sucesso retirada',
    'Quem espera por esse código deixa de reconhecer o sucesso.',
  ),
  'status-stated': compatible(
    'Código da resposta informado',
    'Quem aceita qualquer código da faixa aceita este.',
  ),
  'error-added': addition('Resposta de erro nova', OTHER_ANSWERS),
  'error-removed': compatible(
    'Resposta de erro retirada',
    'O código que a tratava só deixa de ser usado.',
  ),
  'error-text-changed': breaking(
    'Texto de erro mudou',
    'Quem compara o texto exato deixa de reconhecer o erro.',
  ),
  'error-text-published': added(
    'Texto de erro informado',
    'Antes não havia texto que alguém pudesse comparar.',
  ),

  'type-narrowed': narrowing('Tipo mais restrito'),
  'type-widened': widening('Tipo mais amplo'),
  'type-changed': other('Tipo mudou'),
  'null-refused': narrowing('Deixou de aceitar null'),
  'null-accepted': widening('Passou a aceitar null'),
  'format-added': narrowing('Formato passou a ser fixado'),
  'format-removed': widening('Formato deixou de ser fixado'),
  'format-changed': other('Formato mudou'),
  'enum-values-removed': narrowing('Valores retirados da lista'),
  'enum-values-added': addition('Valores novos na lista', STILL_ACCEPTED, UNEXPECTED),
  'enum-closed': narrowing('Passou a ter lista de valores'),
  'enum-opened': widening('Deixou de ter lista de valores'),
  'constant-added': narrowing('Valor passou a ser fixo'),
  'constant-removed': widening('Valor deixou de ser fixo'),
  'constant-changed': other('Valor fixo mudou'),
  'limit-tightened': narrowing('Limite mais apertado'),
  'limit-loosened': widening('Limite mais folgado'),
  'limit-changed': other('Limite mudou'),
  'default-added': compatible(
    'Valor padrão informado',
    'O contrato passa a dizer o que vale para quem não envia o campo.',
  ),
  'default-removed': rule(
    'Valor padrão retirado',
    breaks('Quem não envia o campo não sabe mais que valor vale.'),
    NOT_ANSWERED,
  ),
  'default-changed': rule(
    'Valor padrão mudou',
    breaks('Quem não envia o campo passa a ter outro valor.'),
    NOT_ANSWERED,
  ),
  'form-added': addition('Forma nova', STILL_ACCEPTED, UNEXPECTED),
  'form-removed': narrowing('Forma retirada'),
  'forms-closed': narrowing('Passou a exigir uma das formas'),
  'forms-opened': widening('Deixou de exigir uma das formas'),
  'other-fields-refused': narrowing('Deixou de aceitar outros campos'),
  'other-fields-accepted': widening('Passou a aceitar outros campos'),
  'schema-removed': widening('Conteúdo deixou de ser descrito'),
  'schema-added': narrowing('Conteúdo passou a ser descrito'),
  'rule-changed': breaking(
    'Regra entre valores mudou',
    'Não dá para garantir que tudo o que valia antes continua a valer.',
  ),
};

/** The name of a rule, as stored in changelog entries. */
export type RuleId = keyof typeof others | SubjectRuleId;

export const CHANGE_RULES: Readonly<Record<RuleId, ChangeRule>> = { ...others, ...ofSubjects };
