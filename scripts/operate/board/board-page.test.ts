import { expect, it } from 'vitest';
import { renderBoardPage } from './board-page';

it('the board page escapes its values and has no scripts or external resources', () => {
  const evil = `<script>alert("x")</script><img src='//evil'>&`;
  const page = renderBoardPage(
    {
      title: evil,
      sections: [{ title: evil, tone: 'bad', lines: [evil], table: { columns: [{ title: evil }], rows: [[evil]] } }],
    },
    evil,
  );
  expect(page).not.toMatch(/<script|<img|<link|url\(/i);
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)');
  expect(page).toContain("default-src 'none'");
});
