import { pinService } from './support/pinService';

pinService({
  service: 'onboarding',
  entities: {
    registration: `tipoDeEmpresa:CompanyType=Limitada email! razaoSocial! atividadePrincipal
      {hash}!:number endereco!@address dadosBancarios!@bankData telefones[]!@phone
      dataFundacao:date tipoPessoa:PersonType=Juridica funcao!:RegistrationRole=Emissor
      cnpj!:cpfCnpj justificativa`,
    issuerUpdate: `tipoDeEmpresa:CompanyType email razaoSocial atividadePrincipal {hash}:number
      endereco@address dadosBancarios@bankData telefones[]@phone dataFundacao:date`,
    address: 'cep! rua! numero! complemento bairro! cidade! uf!:uf',
    bankData: 'codigoDoBanco! agencia! digitoDaAgencia! contaCorrente! digitoDaConta!',
    phone: 'ddd! numero! tipo!',
    legalRepresentative: `nomeCompleto! cpf!:cpf email! numeroDeTelefone!
      procurador!:boolean=true regimeAssinatura!:SigningRule pep!:boolean=false nomeMae!
      dataNascimentoRepresentante!:date socio!:boolean=false percentual:number(0..100)`,
    document: 'id url nome tipoDocumento status',
    documentUpload: 'expirationDate:date file:file',
    investor: 'email cpfCnpj!:cpfCnpj razaoSocial! clientePj:CompanyType telefone',
    investorUpdate: 'email razaoSocial clientePj:CompanyType tipoEmpresa:CompanyType',
  },
  calls: {
    'POST /cadastros': {
      body: '@registration',
      statuses: '201 400 401 403 500',
      returns: 'id',
    },
    'GET /cadastros': {
      query: 'emissorCnpj:cnpj',
      statuses: '200? 401 403 500',
      returns: '[]@registration?',
    },
    'GET /cadastros/{id}': {
      statuses: '200 401 403 404 500',
      returns: '@registration?',
      notFound: 'Cadastro não encontrado',
    },
    'POST /cadastros/{id}/submit': {
      statuses: '200 401 403 404 500',
      notFound: 'Cadastro não encontrado',
    },
    'PUT /cadastros/{cnpj}': {
      path: 'cnpj!:cpfCnpj',
      body: '@issuerUpdate',
      statuses: '200? 400 401 403 500',
    },
    'POST /cadastros/{cadastroId}/representantes-legais': {
      body: '@legalRepresentative',
      statuses: '200? 400 401 403 500',
    },
    'GET /cadastros/{cadastroId}/representantes-legais': {
      statuses: '200? 401 403 500',
      returns: '[]@legalRepresentative?',
    },
    'GET /cadastros/{cadastroId}/representantes-legais/{id}': {
      statuses: '200? 401 403 404 500',
      returns: '@legalRepresentative?',
    },
    'PUT /cadastros/{cadastroId}/representantes-legais/{id}': {
      body: '@legalRepresentative',
      statuses: '200? 400 401 403 404 500',
    },
    'PUT /cadastros/{cadastroId}/documentos/{documentId}': {
      form: '@documentUpload',
      statuses: '200? 400 401 403 500',
      returns: 'id',
    },
    'GET /cadastros/{cadastroId}/documentos': {
      statuses: '200? 401 403 500',
      returns: '[]@document',
    },
    'GET /cadastros/{cadastroId}/documentos/{documentId}': {
      statuses: '200? 401 403 500',
      returns: '@document',
    },
    'POST /investidores': {
      body: '@investor',
      statuses: '201 400 401 403 500',
      returns: 'id',
    },
    'GET /investidores': {
      query: 'page!:number pageSize!:number',
      statuses: '200? 401 403 500',
    },
    'GET /investidores/{cpfCnpj}': {
      path: 'cpfCnpj!:cpfCnpj',
      statuses: '200 401 403 404 500',
      returns: '@investor?',
      notFound: 'Investidor não encontrado.',
    },
    'PUT /investidores/{cpfCnpj}': {
      path: 'cpfCnpj!:cpfCnpj',
      body: '@investorUpdate',
      statuses: '200 400 401 403 404 500',
      notFound: 'Investidor não encontrado.',
    },
    'DELETE /investidores/{cpfCnpj}': {
      path: 'cpfCnpj!:cpfCnpj',
      statuses: '204 400 401 403 404 500',
      notFound: 'Investidor não encontrado.',
    },
  },
});
