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

it('the board page loads itself again only while the command writes it', () => {
  const report = { title: 'Board', sections: [] };
  expect(renderBoardPage(report, 'now', 30)).toContain('<meta http-equiv="refresh" content="30">');
  expect(renderBoardPage(report, 'now')).not.toContain('http-equiv="refresh"');
});
