import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FoundEntries } from './found-entries';

it('a headline that tells a score hides it from visitors who hide results', () => {
  const renderHtml = (kind: 'news' | 'pages', name: string) =>
    renderToStaticMarkup(
      <FoundEntries group={{ kind, title: 'News', entries: [['/a', name, null]], count: 1, allHref: null }} />,
    );
  expect(renderHtml('news', 'Elm 21-14 in the final')).toContain('Elm <span class="result">21-14</span> in the final');
  expect(renderHtml('news', 'The season is over')).toContain('The season is over');
  expect(renderHtml('pages', 'Rules 10-12')).toContain('Rules 10-12');
});
