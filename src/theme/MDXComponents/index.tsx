import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '../../components/Diagram';
import ScrollTable from '../../components/ScrollTable';

/**
 * What Markdown elements become: Docusaurus' own list, with tables that the keyboard can scroll, and code
 * and diagrams made at build time.
 */
export default { ...MDXComponents, CodeBlock, Diagram, table: ScrollTable };
