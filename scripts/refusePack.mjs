/* Refuses `npm pack` and `npm publish` of a package that only this repository's site can run. */
const { npm_package_name: name = 'This package' } = process.env;
console.error(
  `${name} is part of the site and is not packed: its sources run only where the site's tools compile them.
Packages to take elsewhere: @frontier/sandbox, @frontier/mcp.`,
);
process.exit(1);
