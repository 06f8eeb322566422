import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FoundEntries } from './found-entries';

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
