/** The page's only stylesheet, in both colour modes. */
export const styles = `
:root { color-scheme: light dark; --bg: #f6f8fb; --card: #fff; --line: #d9e1ea; --text: #152131; --muted: #4d5c70;
  --link: #1b57c4; --ok: #0d6539; --ok-bg: #e5f4ec; --warn: #7f4600; --warn-bg: #fdf1da; --bad: #a8201a;
  --bad-bg: #fcebe9; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1721; --card: #172231; --line: #2c3a4c; --text: #e6edf5;
  --muted: #a5b4c6; --link: #8ab4f8; --ok: #7fd6a6; --ok-bg: #123524; --warn: #f1c078; --warn-bg: #3b2a0d;
  --bad: #f5a49f; --bad-bg: #43191a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 84rem; margin: auto; padding: 1rem clamp(1rem, 4vw, 2rem); }
header { padding-top: 1.75rem; padding-bottom: 0; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.muted, .count { color: var(--muted); font-weight: 400; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
.bar .refresh { padding: .375rem .875rem; border-radius: .5rem; background: var(--link); color: var(--bg);
  text-decoration: none; font-weight: 600; }
.refresh:hover { text-decoration: underline; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }
nav a { display: block; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card);
  text-decoration: none; font-size: .875rem; }
nav a:hover { border-color: var(--link); }
section { margin: 0 0 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.scroll { overflow-x: auto; margin-top: .5rem; }
table { border-collapse: collapse; width: 100%; min-width: 52rem; font-size: .875rem; }
th, td { padding: .375rem .75rem .375rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
th { color: var(--muted); font-weight: 600; white-space: nowrap; }
td { max-width: 30rem; overflow-wrap: break-word; }
time, .number { white-space: nowrap; font-variant-numeric: tabular-nums; }
code { font: .8125rem/1.5 ui-monospace, monospace; }
.tag { display: inline-block; padding: 0 .5rem; border-radius: 1rem; white-space: nowrap; }
.ok { color: var(--ok); background: var(--ok-bg); }
.warn { color: var(--warn); background: var(--warn-bg); }
.bad { color: var(--bad); background: var(--bad-bg); }
@media (max-width: 40rem) {
  table { min-width: 0; }
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  td { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .5rem; max-width: none; padding: .125rem 0;
    border: 0; overflow-wrap: anywhere; }
  td:has(> span:empty) { display: none; }
  td::before { content: attr(data-label); color: var(--muted); }
}
`;
