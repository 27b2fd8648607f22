import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';

function read(mdx: string, plugins: PluggableList, path = 'docs/guia.mdx') {
  const file = new VFile({ path, value: mdx });
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugins);
  return { file, processor, tree: processor.parse(file) };
}

/** A page in MDX after remark plugins, each given alone or in a list with its options. */
export function transformMdx(...page: Parameters<typeof read>): Root {
  const { file, processor, tree } = read(...page);
  return processor.runSync(tree, file) as Root;
}

/** The same with plugins that work asynchronously. */
export async function transformMdxLater(...page: Parameters<typeof read>): Promise<Root> {
  const { file, processor, tree } = read(...page);
  return (await processor.run(tree, file)) as Root;
}
