/** The downloadable verifiers, in the order of the guide. */
export const verifiers = [
  { label: 'JavaScript', language: 'js', file: '/verificadores/verificador.mjs' },
  { label: 'Python', language: 'python', file: '/verificadores/verificador.py' },
  { label: 'Java', language: 'java', file: '/verificadores/Verificador.java' },
  { label: 'C#', language: 'csharp', file: '/verificadores/Verificador.cs' },
  { label: 'PHP', language: 'php', file: '/verificadores/verificador.php' },
] as const;

/** Texts of the tool that detects how a delivery was signed. */
export const signatureWords = {
  needsScript:
    'Com JavaScript, esta página experimenta as combinações em uma entrega que você colar aqui. Sem ele, use o comando abaixo.',
  secret: 'Segredo',
  headers: 'Cabeçalhos da entrega',
  headersHint:
    'Em linhas, em JSON ou como o Node e o curl os mostram. Uma linha de `entregas.jsonl` ou uma entrega dos vetores já traz o corpo.',
  body: 'Corpo, como chegou',
  private: 'O cálculo é feito nesta página: nada é enviado nem guardado.',
  run: 'Conferir',
  settings: 'Ajuste assim o ambiente do verificador, com o seu segredo em `WEBHOOK_SEGREDO`:',
  environment: 'Ambiente',
  verifier: 'Verificador',
  copy: 'Copiar',
  copied: 'Copiado',
} as const;
