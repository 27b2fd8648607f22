/** Words that say nothing of what is looked for. Folded. */
export const stopWords: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas
  para pra pro pras pros com sem sob sobre entre ate ao aos e ou mas que se ja nao sim como quando
  onde aonde porque pq qual quais quem cujo cuja isso isto esse essa esses essas este esta estes
  estas aquele aquela ele ela eles elas eu tu voce voces vc vcs nos me te lhe minha minhas meu meus
  seu seus sua suas nosso nossa ser sou era foi fui sao estou estao estar estava tem tenho temos ter
  tinha ha havia existe existem haver vai vou vamos ir pode posso podem poder consigo consegue
  conseguir devo deve devem dever preciso precisa precisam quero queria quer querem gostaria faco
  faz fazem fazer feito feita fica ficam ficar acontece acontecer da dar dou dao muito mais menos
  tambem so apenas ainda aqui ali la la entao assim tudo todo toda todos todas algum alguma alguns
  outro outra outros outras mesmo mesma cada qualquer the of to in on is and or how what where can
  i do does my an for with from
  by at from by be was when why who which will should would could need want without into about
  your me we you if does did has have had not
  sei saber significa quer dizer funciona funcionam usar uso usa usado usada usando utilizar
  ver vejo olhar jeito encontro encontra encontrar acho achar forma maneira quanto quantos quanta quantas oi ola favor ajuda
  eh seria sera serve servem serio depois antes dentro fora pois alem deu`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words about the documentation itself: they help where they match, and nothing has to have them. */
export const weakWords: ReadonlySet<string> = new Set(
  `api apis endpoint endpoints rota rotas url metodo chamada chamadas requisicao requisicoes request
  requests campo campos parametro parametros atributo atributos propriedade field fields valor
  valores exemplo exemplos documentacao doc docs manual pagina guia guias referencia frontier
  v1 http https rest json curl body response resposta respostas retorno retorna retornar
  retornado lista listas tipo tipos possivel possiveis existente novo nova novos novas sistema
  definicao conceito significado texto mensagem mensagens codigo codigos post get put patch delete diferenca
  diferencas tratamento tratar processo procedimento detalhe detalhes informacao informacoes entender
  explicacao explicar visao geral passo passos mandar mando mandamos passar informar colocar coloco
  vez vezes receber recebo recebi recebemos`
    .split(/\s+/)
    .filter(Boolean),
);
