import { formatClockTime, formatIsoDate } from '../../calendar/civil';
import { answerHtml, type Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { listExamples } from '../../http/examples';
import type { Route } from '../../http/router';
import { escapeHtml } from '../../words/slug';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem 1rem .3rem 0;border-bottom:1px solid #8886;vertical-align:top;text-align:left;overflow-wrap:anywhere}
code{font-size:.9em}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dt{font-weight:600}dd{margin:0}td:nth-child(2) a{display:block}`;

/** `GET /`: an overview for developers. */
export function answerFrontPage(context: Context, routes: readonly Route[]): Answer {
  const { clock, world, associationName } = context;
  const served = routes.filter(({ pattern }) => pattern !== '/');
  const endpointCount = new Set(served.flatMap(({ endpoints }) => endpoints)).size;
  const time = `${formatIsoDate(clock.today)} ${formatClockTime(Math.floor(clock.minutesNow))}`;
  return answerHtml(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo association</title><style>${style}</style></head>
<body><h1>${escapeHtml(associationName)}: the demo API</h1>
<p>An invented association behind the addresses of the real API. Its answers are as untidy as the real ones: numbers
come as text, keys change case, a bad row slips in now and then.</p>
<dl><dt>World</dt><dd>seed ${world.seed} (<code>DEMO_SEED</code>), ${world.schools.length} schools</dd>
<dt>Clock</dt><dd>${time}, ${escapeHtml(clock.timeZone)} (<code>FIXED_NOW</code> moves it)</dd>
<dt>Serves</dt><dd>${endpointCount} endpoints at ${served.length} addresses</dd></dl>
<h2>Faults</h2>
<p><code>POST /__demo/faults</code> with <code>{"path":"/v1/maxpreps","kind":"status","status":503,"times":2}</code> makes matching calls fail; kinds are delay, status, truncate, wrong-type, html, empty, huge, drop, hang and redirect. <code>GET</code> lists them, <code>DELETE</code> clears them. <code>GET /__demo/calls</code> counts calls, <code>DELETE</code> resets the counts.</p>
<h2>Addresses</h2><table><thead><tr><th scope="col">Pattern</th><th scope="col">Try</th></tr></thead><tbody>${served.map((route) => writeRouteRow(context, route)).join('')}</tbody></table>
</body></html>`);
}

function writeRouteRow({ clock }: Context, route: Route): string {
  const links = listExamples(route, clock).map((address) => {
    const text = escapeHtml(address);
    return `<a href="${text}">${text}</a>`;
  });
  return `<tr><td><code>${escapeHtml(route.pattern)}</code></td><td>${links.join('')}</td></tr>`;
}
