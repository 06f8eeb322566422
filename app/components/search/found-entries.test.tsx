import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FoundEntries } from './found-entries';

it('a school has its logo over its mark, or the mark alone', () => {
  const path = '/schools/details/0101';
  const renderHtml = (logos: Record<string, string>) =>
    renderToStaticMarkup(
      <FoundEntries
        group={{
          kind: 'schools',
          title: 'Schools',
          entries: [{ kind: 'schools', path, title: 'Ashgrove', detail: null, neutralTitle: null }],
          count: 1,
          allHref: null,
        }}
        logos={logos}
      />,
    );
  expect(renderHtml({ [path]: 'https://files.test/a.svg' })).toMatch(/<svg.*<img src="https:\/\/files.test\/a.svg"/);
  expect(renderHtml({})).toContain('<svg');
  expect(renderHtml({})).not.toContain('<img');
});

it('a headline that tells a result has neutral words for visitors who hide results', () => {
  const renderHtml = (name: string, neutral: string | null = null) =>
    renderToStaticMarkup(
      <FoundEntries
        group={{
          kind: 'news',
          title: 'News',
          entries: [{ kind: 'news', path: '/a', title: name, detail: null, neutralTitle: neutral }],
          count: 1,
          allHref: null,
        }}
      />,
    );
  expect(renderHtml('Football: Elm survives Ash', 'Football: game result')).toContain(
    '<span class="hide-results"><span>Football: Elm survives Ash</span><span>Football: game result</span></span>',
  );
  expect(renderHtml('The season is over')).not.toContain('hide-results');
});
