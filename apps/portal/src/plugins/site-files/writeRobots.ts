/** `robots.txt`: every page may be read, and where all of them are listed. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
