/** When a page's React code starts: at the reader's first touch of it, or with the page. */
export type HydrateOn = 'intent' | 'load';

/** The element in which a page lists the scripts that hydrate it. */
export const APP_SCRIPTS_ID = 'app-scripts';

const LOADED = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;
const LISTED = `<script type="application/json" id="${APP_SCRIPTS_ID}"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

/**
 * The document around each page: Docusaurus' own, except that with `intent` the application's
 * scripts are listed for `browser/startPage.ts` instead of loaded.
 */
export function buildSsrTemplate(hydrateOn: HydrateOn): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    ${hydrateOn === 'intent' ? LISTED : LOADED}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
