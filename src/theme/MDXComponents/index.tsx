import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '../../components/Diagram';

/** What Markdown elements become: Docusaurus' own list, with code and diagrams made at build time. */
export default { ...MDXComponents, CodeBlock, Diagram };
