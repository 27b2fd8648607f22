import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '../../components/ScrollTable';

/** What Markdown elements become: Docusaurus' own list, with tables that the keyboard can scroll. */
export default { ...MDXComponents, table: ScrollTable };
