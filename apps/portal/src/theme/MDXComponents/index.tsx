import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '../../components/Diagram';
import HostSwitch from '../../components/HostSwitch';

/** What Markdown elements become: Docusaurus' own list, with code and diagrams made at build time, and whom samples call. */
export default { ...MDXComponents, CodeBlock, Diagram, HostSwitch };
