/** Whether a document or another file is what the program is given to read. */
export function isStandardInput(name: string | undefined): boolean {
  return name === '-' || name === '/dev/stdin';
}
