import { expect, it } from 'vitest';
import { toPlainText } from '~/models/content/rich-text';
import { seasonRecords } from './school-records';
import { wireContext } from './wire-context.fixture';

const read = (html: unknown) => seasonRecords.definition.buildSchema(wireContext).safeParse(html);

it('the records page becomes structured text without title, style and script', () => {
  const text = read(
    '<HTML><HEAD><TITLE>Assoc</TITLE><STYLE>B{color:red}</STYLE></HEAD><BODY BGCOLOR="#FFF"><H2 ALIGN="CENTER">Ash</H2>' +
      '<TABLE><TR><TH>Sport<TH>W</TR><TR><TD>Boys Soccer<TD ALIGN="RIGHT">7</TR></TABLE><SCRIPT>alert(1)</SCRIPT></BODY></HTML>',
  ).data;
  expect(text?.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual(['heading', 'table']);
  expect(toPlainText(text ?? [])).toBe('Ash Sport W Boys Soccer 7');
});

it('a page that is not yet posted is empty', () => {
  const html = '<H2>Ash</H2><P>The page you are attempting to view has not been posted yet.</P>';
  expect(read(html).data).toEqual([]);
});

it.each(['<!doctype html><p>Busy', '', 7, null, { error: 'down' }])('%j is refused as a records page', (body) => {
  expect(read(body).success).toBe(false);
});
