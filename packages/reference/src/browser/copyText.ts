const FAILED = 'O navegador não deixou copiar. O texto abaixo está selecionado para você copiar.';

/**
 * Copies a text. Without a clipboard, as on a page without TLS, or without permission it shows the text selected in a
 * dialog, which says so.
 *
 * @param text a promise, too: a click permits copying only for a moment, even while a text is loaded.
 * @returns whether the clipboard has the text.
 * @throws the error of the promise.
 * @example
 * await copyText('curl https://a.example') // true
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': toBlob(text) })]);
    return true;
  } catch {
    showSelected(await text);
    return false;
  }
}

async function toBlob(text: string | Promise<string>): Promise<Blob> {
  return new Blob([await text], { type: 'text/plain' });
}

function showSelected(text: string): void {
  const dialog = document.createElement('dialog');
  const note = document.createElement('p');
  const field = document.createElement('textarea');
  const close = document.createElement('button');
  note.textContent = FAILED;
  note.role = 'status';
  dialog.className = 'copy-dialog';
  dialog.ariaLabel = FAILED;
  field.ariaLabel = 'Texto';
  field.readOnly = true;
  field.rows = 8;
  field.value = text;
  close.textContent = 'Fechar';
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.append(note, field, close);
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}
