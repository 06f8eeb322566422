import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toNewsEntries } from '~/blocks/page-parts/all-articles';
import type { FoundGroup } from '~/models/search/find-entries';
import { buildKeyedIndex, findEntries } from '~/models/search/find-entries';
import { FoundEntries } from './found-entries';

it('a headline that tells a result has neutral words for visitors who hide results', () => {
  const articles = ['Football: Elm survives Ash', 'Football: Elm tops Ash, 2612-2541', 'Football is over'];
  const news = toNewsEntries(articles.map((title, index) => ({ slug: `a-${index}`, title })));
  const index = { schools: [], sports: [], pages: [], people: [], documents: [], teamSports: [], news };
  const groups = findEntries(buildKeyedIndex(index), 'football', () => 5);
  const html = renderToStaticMarkup(<FoundEntries group={groups[0] as FoundGroup} />);
  const neutral = '<span>Football: game result</span></span>';
  expect(html).toContain(`<span class="hide-results"><span>Football: Elm survives Ash</span>${neutral}`);
  expect(html).toContain(`<span class="hide-results"><span>Football: Elm tops Ash, 2612-2541</span>${neutral}`);
  expect(html).toContain('>Football is over<');
});
