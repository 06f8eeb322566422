import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleOpening } from './article-opening';
import { findArticleTop } from './article-top';
import { htmlCorpus } from './html-corpus.fixture';
import { messyHtml } from './markup.fixture';

const line = 'Down four with one match to go, they won. ';
const paragraphs = `<p>${line.repeat(8)}</p>\n<p>See <a href="/rules">the <b>rules</b></a>.</p>`.repeat(3);
const readOpening = (html: string) => articleOpening({ answerUrl: 'https://v1.example.org/a' }).parse(html);
/** With a comment, which may reach over the end of a paragraph, a body is read whole. */
const readWhole = (html: string) => readOpening(`<!---->${html}`);

describe('the top of an article', () => {
  it('ends with a paragraph, and only ordinary text follows', () => {
    const body = `<figure><img src="/a.jpg"></figure>${paragraphs}<table><tr><td>1</table>`;
    const top = findArticleTop(body);
    expect(top?.length).toBeLessThan(body.length * 0.7);
    expect(top).toMatch(/<\/p>$/);
  });

  it.each([
    ['a picture', '<img src="/b.jpg">'],
    ['a caption', '<p class="wp-caption-text">By hand</p>'],
    ['the address of a video', '<p>https://youtu.be/dQw4w9WgXcQ</p>'],
    ['a short code', '[gallery]'],
    ['an encoded element', '&lt;img src=/b.jpg&gt;'],
  ])('is not read alone if %s follows', (_words, more) => {
    expect(findArticleTop(paragraphs + more)).toBeNull();
  });

  it.each(['<!-- ', '<style>', '<table>', '<tr>', '<p title="'])(
    'is not read alone with %j, which may reach further',
    (start) => {
      expect(findArticleTop(`${start}${line.repeat(13)}</p>${paragraphs}`)).toBeNull();
    },
  );

  it.each(htmlCorpus.map((html) => [html.slice(0, 200), html]))('does not change the opening of %j', (_start, html) => {
    expect(readOpening(html + paragraphs)).toEqual(readWhole(html + paragraphs));
  });

  it('does not change the opening of any markup', () => {
    fc.assert(
      fc.property(messyHtml, messyHtml, (first, last) => {
        const body = first + paragraphs + last;
        expect(readOpening(body)).toEqual(readWhole(body));
      }),
    );
  });
});
