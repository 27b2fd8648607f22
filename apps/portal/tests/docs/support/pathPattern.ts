/** Pattern that matches an address with filled parameters (`{id}`) and captures them. */
export function pathPattern(url: string): RegExp {
  const parts = url.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}
