import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import BodyCheck from '../../components/BodyCheck';
import Diagram from '../../components/Diagram';
import HostSwitch from '../../components/HostSwitch';

/**
 * Docusaurus' Markdown components with our code blocks and diagrams, which are built at build time, native
 * folds, the host switch, and the check of bodies.
 */
export default { ...MDXComponents, BodyCheck, CodeBlock, Details: 'details', Diagram, HostSwitch };
