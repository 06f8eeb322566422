import { clockTime, isoDate } from '../calendar/civil';
import { html, type Answer } from '../http/answer';
import type { Context } from '../http/context';
import type { Route } from '../http/router';
import { escapeHtml } from '../words/slug';

/** What to put in place of a pattern's names, so that every address on the page leads somewhere. */
const examples: Readonly<Record<string, string>> = {
  '{slug}': 'state-finals-wrap',
  '{sportId}': 'boys-basketball',
  '{videoId}': '1234',
  '{id}': '0101',
  '{surface}': 'court',
  '{kind}': 'tee',
  '{name}': 'example',
  '{name...}': 'example.pdf',
};
const fileExamples: Readonly<Record<string, string>> = {
  '/media/logos/{file}': '0101.svg',
  '/media/wordmarks/{file}': 'grainmark.svg',
  '/media/products/{kind}/{file}': 'football.svg',
};
const queries: Readonly<Record<string, string>> = {
  '/v1/sponsors': '?frontPage=Y&random=Y',
  '/v1/sponsors/page-sponsor': '?frontpageFeatureOnly=Y',
  '/v1/news': '?recent=Y',
  '/v1/news/feature': '/?displayFrontpage=Y',
  '/v1/videos': '?random=true',
};

/** `GET /`: what the demo association serves, for a newcomer. */
export function frontPage(context: Context, routes: readonly Route[]): Answer {
  const { clock, world, associationName } = context;
  const rows = routes
    .filter(([pattern]) => pattern !== '/')
    .map(([pattern]) => {
      const address = exampleOf(context, pattern);
      return `<tr><td><code>${escapeHtml(pattern)}</code></td><td><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></td></tr>`;
    });
  return html(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo association</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td{padding:.2rem 1rem .2rem 0;border-bottom:1px solid #ccc;vertical-align:top}code{font-size:.9em}</style></head>
<body><h1>${escapeHtml(associationName)}: the demo API</h1>
<p>An invented world of ${world.schools.length} schools, made from seed <strong>${world.seed}</strong>. Its clock says <strong>${isoDate(clock.today)} ${clockTime(Math.floor(clock.minutesNow))}</strong> (${escapeHtml(clock.timeZone)}).</p>
<h2>Addresses</h2><table>${rows.join('')}</table>
<h2>Faults for tests</h2>
<p><code>POST /__demo/faults</code> with <code>{"path":"/v1/maxpreps","kind":"status","status":503,"times":2}</code> makes matching calls fail; kinds are delay, status, truncate, wrong-type, html, empty, huge, drop, hang and redirect. <code>GET</code> lists them, <code>DELETE</code> clears them. <code>GET /__demo/calls</code> counts calls, <code>DELETE</code> resets the counts.</p>
</body></html>`);
}

function exampleOf({ clock }: Context, pattern: string): string {
  const [month, day, year] = [
    isoDate(clock.today).slice(5, 7),
    isoDate(clock.today).slice(8),
    isoDate(clock.today).slice(0, 4),
  ];
  if (pattern === '/v1/maxpreps') return `${pattern}?GameDate=${Number(month)}/${Number(day)}/${year}`;
  const path = pattern
    .replace('{file}', fileExamples[pattern] ?? '3.svg')
    .replace(/\{[^}]+\}/g, (name) => examples[name] ?? 'example');
  return path + (queries[pattern] ?? '');
}
