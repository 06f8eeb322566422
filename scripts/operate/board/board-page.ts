import { escapeUTF8 } from 'entities';
import type { Report, Section, Table, Tone } from '../report';

/**
 * The report as one self-contained HTML page without scripts or requests. All values are escaped.
 * @param madeAt when it was made, as text
 * @param renewsEverySeconds how often the file is written again; the page then loads itself again as often
 */
export function renderBoardPage({ title, sections }: Report, madeAt: string, renewsEverySeconds?: number): string {
  const refresh =
    renewsEverySeconds === undefined ? '' : `\n<meta http-equiv="refresh" content="${renewsEverySeconds}">`;
  const renewal =
    renewsEverySeconds === undefined
      ? 'It does not renew itself.'
      : `It renews itself every ${renewsEverySeconds} seconds while the command runs.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">${refresh}
<title>${escapeUTF8(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${escapeUTF8(title)}</h1>
<p>Made ${escapeUTF8(madeAt)}. ${renewal}</p>
</header>
${sections.map(renderSection).join('\n')}
</main>
</body>
</html>
`;
}

const WORDS: Record<Tone, string> = { good: 'Good', attention: 'Look at this', bad: 'Failing' };

function renderSection({ title, tone, lines = [], table }: Section): string {
  const badge = tone === undefined ? '' : `<span class="badge ${tone}">${WORDS[tone]}</span>`;
  const head = title === undefined ? badge : `<h2>${escapeUTF8(title)}${badge}</h2>`;
  const words = lines.map((line) => `<p>${escapeUTF8(line)}</p>`).join('\n');
  const id = title === undefined ? 'Summary' : escapeUTF8(title);
  return `<section${title === undefined ? ' class="summary"' : ''} aria-label="${id}">\n${head}\n${words}${table === undefined ? '' : renderTable(table, id)}\n</section>`;
}

function renderTable({ columns, rows }: Table, label: string): string {
  const align = (index: number) => {
    const { align: side, flexible } = columns[index] ?? {};
    return side === 'right' ? ' class="number"' : flexible === true ? ' class="words"' : '';
  };
  const head = columns.map(({ title }, index) => `<th scope="col"${align(index)}>${escapeUTF8(title)}</th>`).join('');
  const body = rows.map((cells) => {
    const filled = columns.map((_, index) => {
      const cell = escapeUTF8(cells[index] ?? '');
      return index === 0 ? `<th scope="row"${align(index)}>${cell}</th>` : `<td${align(index)}>${cell}</td>`;
    });
    return `<tr>${filled.join('')}</tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

/* Colors of the site's tokens, copied because the page must not need the site. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f0e3; --surface: #fdfaf3; --ink: #14213d; --ink-2: #4d5974; --line: #d6cbb3;
  --good: #0b6840; --attention: #8a3a06; --bad: #a5182a; --on-tone: #ffffff; --focus: #0a53c4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0d1526; --surface: #141f38; --ink: #f4ecdc; --ink-2: #b3bed3; --line: #34425f;
    --good: #63d69f; --attention: #ffb454; --bad: #ff8d8d; --on-tone: #101b33; --focus: #8ab4ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1rem; }
header p { margin: 0.25rem 0 0; color: var(--ink-2); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 0 0 0.5rem; font-size: 1.0625rem; display: flex; gap: 0.75rem; align-items: center; flex-wrap: wrap; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; min-width: 0; }
section p { margin: 0; color: var(--ink-2); }
.summary { display: grid; gap: 0.25rem; justify-items: start; }
.summary p:first-of-type { font-size: 1.125rem; font-weight: 600; color: var(--ink); }
.badge { border-radius: 1rem; padding: 0.0625rem 0.625rem; font-size: 0.8125rem; font-weight: 600; color: var(--on-tone); }
.badge.good { background: var(--good); }
.badge.attention { background: var(--attention); }
.badge.bad { background: var(--bad); }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; white-space: nowrap; }
thead th { color: var(--ink-2); font-size: 0.8125rem; white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
tbody th { font-weight: 600; }
.words { white-space: normal; min-width: 11rem; overflow-wrap: anywhere; }
.number { text-align: right; }
`;
