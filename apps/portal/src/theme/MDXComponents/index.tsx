import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '../../components/Diagram';
import Fold from '../../components/Fold';
import HostSwitch from '../../components/HostSwitch';

/**
 * Docusaurus' Markdown components with our code blocks and diagrams, which are built at build time, native
 * folds, and the host switch.
 */
export default { ...MDXComponents, CodeBlock, Diagram, Fold, HostSwitch };
