import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '../../components/ScrollTable';

/**
 * What Markdown elements become: Docusaurus' own list, with tables that the keyboard can scroll and code
 * highlighted at build time.
 */
export default { ...MDXComponents, CodeBlock, table: ScrollTable };
