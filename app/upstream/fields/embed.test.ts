import { describe, expect, it } from 'vitest';
import { toRichText } from './rich-text';

const context = { answerUrl: 'https://old.example/v1/pages/a', documentArchiveUrl: 'https://archive.example' };
const parseTree = (html: string) => toRichText(html, context) ?? [];
const form = 'https://docs.google.com/forms/d/e/1F/viewform?embedded=true';

describe('what is not embedded becomes a link', () => {
  it.each<[html: string, href: string, name: string]>([
    [`<iframe src="${form}" title="Entry form">Loading…</iframe>`, form, 'Entry form'],
    [`<iframe src="${form}">Loading…</iframe>`, form, 'docs.google.com'],
    ['<p><iframe src="https://form.jotform.com/123" aria-label="Survey"></iframe></p>', 'https://form.jotform.com/123', 'Survey'],
    ['<iframe data-src="//forms.example/a" src="about:blank"></iframe>', 'https://forms.example/a', 'forms.example'],
    ['<iframe src="/schedule/frame"></iframe>', 'https://old.example/schedule/frame', 'old.example'],
    ['<iframe src="https://e.example/a"><p>The <b>draw</b></p></iframe>', 'https://e.example/a', 'The draw'],
    ['<object data="/documents/a.pdf"><a href="/documents/a.pdf">Handbook</a></object>', 'https://archive.example/documents/a.pdf', 'Handbook'],
    ['<object data="https://e.example/Rule%20Book.pdf"></object>', 'https://e.example/Rule%20Book.pdf', 'Rule Book.pdf'],
    ['<object data="https://e.example/a.pdf"><p>Your browser does not show this. <a href="https://e.example/b.pdf">Get it</a></p></object>', 'https://e.example/b.pdf', 'Get it'],
    ['<embed src="https://e.example/minutes.pdf">', 'https://e.example/minutes.pdf', 'minutes.pdf'],
    ['<audio controls><source src="https://e.example/talk.mp3">Not supported by your browser</audio>', 'https://e.example/talk.mp3', 'talk.mp3'],
    ['<video src="https://e.example/final.mp4" title="The final"></video>', 'https://e.example/final.mp4', 'The final'],
    ['<iframe src="https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fabc&tabs=timeline"></iframe>', 'https://www.facebook.com/abc', 'facebook.com'],
    ['<iframe src="https://docs.google.com/viewer?url=https%3A%2F%2Fe.example%2Fa.pdf&embedded=true"></iframe>', 'https://e.example/a.pdf', 'a.pdf'],
    ['<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-89.6!3d39.8!2sAsh%20Arena!5e0"></iframe>', 'https://www.google.com/maps/search/?api=1&query=Ash%20Arena', 'google.com'],
    ['<iframe src="https://maps.google.com/maps?q=Ash+Arena&output=embed"></iframe>', 'https://www.google.com/maps/search/?api=1&query=Ash%20Arena', 'google.com'],
    ['<iframe src="https://www.youtube.com/embed/live_stream?channel=UC1"></iframe>', 'https://www.youtube.com/channel/UC1/live', 'youtube.com'],
    ['<iframe src="https://vimeo.com/event/12/embed/interaction"></iframe>', 'https://vimeo.com/event/12', 'vimeo.com'],
    ['<iframe src="https://platform.twitter.com/embed/Tweet.html?id=7"></iframe>', 'https://x.com/i/status/7', 'x.com'],
    ['<iframe src="https://calendar.google.com/calendar/embed?src=a"></iframe>', 'https://calendar.google.com/calendar/embed?src=a', 'calendar.google.com'],
  ])('%s', (html, href, name) => {
    expect(JSON.stringify(parseTree(html))).toContain(JSON.stringify({ href }).slice(1, -1));
    expect(parseTree(html)).toMatchObject([{ tag: 'p', children: [{ tag: 'a', children: [name] }] }]);
  });

  it.each([
    '<iframe src="https://www.googletagmanager.com/ns.html" width=0 height=0></iframe>',
    '<iframe src="javascript:alert(1)" title="x"></iframe>',
    '<object data="data:text/html,x"></object>',
    '<iframe srcdoc="<p>x"></iframe>',
    '<video></video><audio></audio>',
  ])('but not a tracker, a script or nothing: %s', (html) => {
    expect(parseTree(html)).toEqual([]);
  });
}); // prettier-ignore

it('an old player in an object is the video', () => {
  const html = '<object><param name="movie" value="http://www.youtube.com/v/abcdefghijk&fs=1"></object>';
  expect(parseTree(html)).toEqual([{ tag: 'video', video: { host: 'youtube', id: 'abcdefghijk' }, title: '' }]);
});

describe('the address of a picture', () => {
  it.each([
    ['<img src="/images/a.jpg">', 'https://old.example/images/a.jpg'],
    ['<img src="a.jpg">', 'https://old.example/v1/pages/a.jpg'],
    ['<img src="/documents/a.jpg">', 'https://archive.example/documents/a.jpg'],
    ['<img src="data:image/gif;base64,AA" data-lazy-src="/a.jpg">', 'https://old.example/a.jpg'],
    ['<img data-srcset="https://e.example/a.jpg 300w, https://e.example/b.jpg 600w">', 'https://e.example/a.jpg'],
    ['<picture><source srcset="https://e.example/a.webp 1x"><img alt="x"></picture>', 'https://e.example/a.webp'],
    ['<img src="/spacer.gif"><noscript><img src="https://e.example/a.jpg"></noscript>', 'https://e.example/a.jpg'],
    ['<noscript><img src="https://e.example/a.jpg"></noscript>', 'https://e.example/a.jpg'],
    ['<object data="/map.png" type="image/png">The map</object>', 'https://old.example/map.png'],
    ['<object data="x:y"><img src="/map.png"></object>', 'https://old.example/map.png'],
  ])('in %s', (html, src) => {
    expect(parseTree(html)).toMatchObject([{ tag: 'figure', src }]);
  });

  it('is not that of a tracking pixel or a script', () => {
    expect(parseTree('<noscript><img width=1 height=1 src="https://e.example/p"></noscript><img src="cid:1">')).toEqual(
      [],
    );
  });
});
