import { expect, it } from 'vitest';
import { buildEmbedCode } from './embed-code';

it('the code for other sites is a lazy sandboxed frame with a title, a fixed height and no referrer', () => {
  const code = buildEmbedCode({
    kind: 'game',
    url: 'https://a.example/embed/games/7?date=2025-10-11&week=1',
    title: 'A vs. B',
  });
  expect(code).toMatch(
    /^<iframe src="https:\/\/a\.example\/embed\/games\/7\?date=2025-10-11&amp;week=1" title="A vs\. B" /,
  );
  expect(code).toMatch(/ width="100%" height="260" loading="lazy" referrerpolicy="no-referrer" sandbox="/);
  expect(code).not.toMatch(/allow-same-origin|allow-forms|allow-modals/);
});

it('a title cannot end its attribute', () => {
  const title = '"Quoted" & <b>';
  expect(buildEmbedCode({ kind: 'team', url: 'https://a.example/', title })).toContain(
    'title="&quot;Quoted&quot; &amp; &lt;b>"',
  );
});
