/** Texts of the tool that checks a body against the contract. */
export const bodyWords = {
  open: 'Conferir um corpo',
  body: 'Corpo em JSON',
  private:
    'A conferência é feita nesta página, pelo contrato: nada é enviado nem guardado. Ela não sabe de regras que o contrato não traz.',
  run: 'Conferir',
} as const;
