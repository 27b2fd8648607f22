import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/**
 * The kind of navigation item this site uses. The classic theme's list brings the dropdowns for
 * versions and languages to every page, and its links to sidebars need the list of all documents
 * there; a kind missing here fails the build by name.
 */
const ComponentTypes = { default: DefaultNavbarItem };

export default ComponentTypes;
