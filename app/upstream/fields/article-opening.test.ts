import { expect, it } from 'vitest';
import { articleOpening } from './article-opening';

const opening = (html: unknown) => articleOpening().parse(html);

it('the words of the body come without its markup, spaces collapsed, a space between blocks', () => {
  expect(opening('<h2>Dual</h2><p>Down  four&nbsp;with <b>one</b>\nmatch</p><ul><li>left</li></ul>').text).toBe(
    'Dual Down four with one match left',
  );
});

it('scripts, styles and comments give no words', () => {
  expect(opening('<style>p{}</style><script>x()</script><!-- note --><p>Only this</p>').text).toBe('Only this');
});

it('the first picture with a web address is kept, however deep it stands', () => {
  const body =
    '<p><img src="data:image/gif;base64,R0lGOD"><a href="/x"><img src="//cdn.example.org/a.jpg" alt=" The &amp; mat "></a></p><img src="https://example.org/b.jpg">';
  expect(opening(body).image).toEqual({ url: 'https://cdn.example.org/a.jpg', alt: 'The & mat' });
});

it('the words under a picture are not the opening', () => {
  const body =
    '<figure><img src="https://example.org/a.jpg"><figcaption>The mat</figcaption></figure><p>Down four.</p>';
  expect(opening(body)).toEqual({ text: 'Down four.', image: { url: 'https://example.org/a.jpg', alt: '' } });
});

it('a body without pictures has none', () => {
  expect(opening('<p>words</p>').image).toBeNull();
});

it('a long body is not kept', () => {
  expect(opening(`<p>${'word '.repeat(20_000)}</p>`).text.length).toBeLessThanOrEqual(400);
});

it.each([null, 7, {}, '<b>'.repeat(50_000)])('a body that cannot be read has an empty opening', (body) => {
  expect(opening(body)).toEqual({ text: '', image: null });
});

it('a long body is cut between characters, never inside one', () => {
  expect(opening(`<p>${'\u{1f3c0}'.repeat(300)}</p>`).text.isWellFormed()).toBe(true);
  expect(opening(`<p>a${'\u{1f3c0}'.repeat(300)}</p>`).text.isWellFormed()).toBe(true);
});

it('words of different cells stay apart', () => {
  expect(opening('<table><tr><td>A</td><td>B</td></tr></table>').text).toBe('A B');
});
