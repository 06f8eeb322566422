import { expect, it } from 'vitest';
import { toPlainText } from '~/models/content/rich-text';
import { legacySection } from './legacy-pages';
import { wireContext } from './wire-context.fixture';

const answerUrl = 'https://old.example/legacy/data/vbg/2asite.htm';
const context = { ...wireContext, answerUrl };
const read = (html: unknown) => legacySection.definition.buildSchema(context).safeParse(html);

it('a legacy page becomes structured text', () => {
  const text = read(
    '<HTML><BODY BGCOLOR="#FFF"><H2>Sites</H2><TABLE><TR><TH>No.<TH>Site</TR><TR><TD>1<TD>Ash</TABLE></BODY></HTML>',
  ).data;
  expect(text?.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual(['heading', 'table']);
  expect(toPlainText(text ?? [])).toBe('Sites No. Site 1 Ash');
});

it('a relative link on a legacy page points to the old server', () => {
  const links = read('<H2>Sites</H2><P><A HREF="2apair.htm">a</A> <A HREF="/m/manual.htm#top">b</A></P>').data;
  const hrefs = [...JSON.stringify(links).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['https://old.example/legacy/data/vbg/2apair.htm', 'https://old.example/m/manual.htm#top']);
});

it('a page that is not yet posted is empty', () => {
  const html = '<H2>Sites</H2><P><B>The page you are attempting to view has not been posted yet.</B></P>';
  expect(read(html).data).toEqual([]);
});

it('a page keeps what is posted when a part of it is not yet', () => {
  const html = '<H2>Page 1</H2><P>1A: Rockwell. 2A: This bracket has not been posted yet.</P>';
  expect(toPlainText(read(html).data ?? [])).toContain('1A: Rockwell');
});

it.each(['', '<!doctype html><p>Busy', 7, null, { error: 'down' }])('%j is refused as a page', (body) => {
  expect(read(body).success).toBe(false);
});
