import { expect, it } from 'vitest';
import { articleOpening } from './article-opening';

const parseOpening = (html: unknown) => articleOpening().parse(html);

it('the opening is the first paragraph with text, without markup and extra spaces', () => {
  const body =
    '<h2>Dual</h2><p>&nbsp;</p><ul><li>left</li></ul><p>Down  four&nbsp;with <b>one</b><br>match</p><p>More</p>';
  expect(parseOpening(body).text).toBe('Down four with one match');
});

it.each([
  ['words outside any element', 'Down <b>four</b>.<p>More</p>', 'Down four.'],
  [
    'a paragraph inside other elements',
    '<div><h1>Dual</h1><div><p>Down four.</p></div></div><p>More</p>',
    'Down four.',
  ],
  ['a body with only headings, lists and cells', '<h2>Dual</h2><ul><li>one</li><li>two</li></ul>', 'Dual one two'],
  [
    'the text after pictures, players and captions',
    '<figure><p>The mat</p></figure><p><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe></p><p>Down four.</p>',
    'Down four.',
  ],
  [
    'the text below a centered picture and its caption',
    '<CENTER><IMG SRC="https://example.org/a.jpg" WIDTH=640><BR><FONT SIZE="-1"><I>The mat</I></FONT></CENTER><p>Down four.</p>',
    'Down four.',
  ],
  [
    'the text below a picture in a box with its caption',
    '<div class="caption"><a href="/a"><img src="https://example.org/a.jpg"></a><p class="caption-text">The mat</p></div><p>Down four.</p>',
    'Down four.',
  ],
  ['a centered line without a picture', '<center>Down four.</center><p>More</p>', 'Down four.'],
])('the opening is taken from %s', (_, body, words) => {
  expect(parseOpening(body).text).toBe(words);
});

it.each([
  [
    '<p>See</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    { host: 'youtube', id: 'dQw4w9WgXcQ' },
  ],
  ['<div><p><a href="https://vimeo.com/76979871">Watch</a></p></div>', { host: 'vimeo', id: '76979871' }],
  ['<p>See <a href="https://youtu.be/dQw4w9WgXcQ">the finish</a> here.</p>', null],
  ['<iframe src="https://tracker.example/"></iframe>', null],
])('the first video of %j is %j', (body, video) => {
  expect(parseOpening(body).video).toEqual(video);
});

it('scripts, styles and comments are not part of the opening', () => {
  expect(parseOpening('<style>p{}</style><script>x()</script><!-- note --><p>Only this</p>').text).toBe('Only this');
});

it('the first picture with a web address is kept, however deeply it is nested', () => {
  const body =
    '<p><img src="data:image/gif;base64,R0lGOD"><a href="/x"><img src="//cdn.example.org/a.jpg" alt=" The &amp; mat "></a></p><img src="https://example.org/b.jpg">';
  expect(parseOpening(body).image).toEqual({ url: 'https://cdn.example.org/a.jpg', alt: 'The & mat' });
});

it('the caption of a picture is not the opening', () => {
  const body =
    '<figure><img src="https://example.org/a.jpg"><figcaption>The mat</figcaption></figure><p>Down four.</p>';
  expect(parseOpening(body)).toEqual({
    text: 'Down four.',
    image: { url: 'https://example.org/a.jpg', alt: '' },
    video: null,
  });
});

it('a body without pictures has no image', () => {
  expect(parseOpening('<p>words</p>').image).toBeNull();
});

it('a long opening is shortened', () => {
  expect(parseOpening(`<p>${'word '.repeat(20_000)}</p>`).text.length).toBeLessThanOrEqual(400);
});

it.each([null, 7, {}, '<b>'.repeat(50_000)])('an unreadable body has an empty opening', (body) => {
  expect(parseOpening(body)).toEqual({ text: '', image: null, video: null });
});

it('a long opening is cut between characters', () => {
  expect(parseOpening(`<p>${'\u{1f3c0}'.repeat(300)}</p>`).text.isWellFormed()).toBe(true);
  expect(parseOpening(`<p>a${'\u{1f3c0}'.repeat(300)}</p>`).text.isWellFormed()).toBe(true);
});

it('the text of adjacent cells is separated by a space', () => {
  expect(parseOpening('<table><tr><td>A</td><td>B</td></tr></table>').text).toBe('A B');
});
