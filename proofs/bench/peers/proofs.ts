/** The operation that peers with a page for each are measured with. */
export const OPERATION = 'put /cobv/{txid}';

/** Stands in the summary of that operation, and so on every page that shows it. */
export const OPERATION_PROOF = 'Criar cobrança com vencimento';

/** A heading of the document's own description: every page of the whole document starts with it. */
export const DOCUMENT_PROOF = 'Evolução da API Pix';
