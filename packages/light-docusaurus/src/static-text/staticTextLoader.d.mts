export default function staticTextLoader(
  this: { getOptions(): { readonly adopts: boolean } },
  source: string,
): string;
