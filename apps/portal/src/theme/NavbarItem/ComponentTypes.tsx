import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/**
 * The only kind of navigation item in use. The classic theme's list adds the dropdowns for versions and languages to
 * every page, and its sidebar links need the list of all documents. The build fails with the name of a kind that is
 * missing here.
 */
const ComponentTypes = { default: DefaultNavbarItem };

export default ComponentTypes;
