import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';

/**
 * The kinds of navigation item this site uses. The classic theme's list brings the dropdowns for
 * versions and languages to every page; a kind missing here fails the build by name.
 */
const ComponentTypes = { default: DefaultNavbarItem, docSidebar: DocSidebarNavbarItem };

export default ComponentTypes;
