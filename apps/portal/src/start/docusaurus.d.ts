declare module '@docusaurus/core/lib/client/clientEntry.js';
