interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly pages: Readonly<Record<string, number>> };
}

export default function dropPageRows(this: LoaderContext, source: string): string;
