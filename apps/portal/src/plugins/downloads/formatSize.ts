const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A number of bytes as people read it, such as `74,4 kB`; a kB has 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${format.format(size)}\u00a0${unit}`;
}
