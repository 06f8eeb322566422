import { expect, it } from 'vitest';
import { clinicsPage } from './clinics';
import { readAnswer, wireContext } from './wire-context.fixture';

const context = { ...wireContext, documentArchiveUrl: 'https://files.example' };
const parse = (html: unknown) => readAnswer(clinicsPage, html, context);

it('the clinics page keeps headings, tables, pictures and links but no scripts, styles or frames, which become links', () => {
  const text = parse(`<HTML><STYLE>P { color: red }</STYLE><SCRIPT>x()</SCRIPT><BODY onload="x()">
    <H2 STYLE="color: red">Clinics</H2>
    <TABLE><TR><TH colspan="2">Next</TH></TR><TR onmouseover="x()"><TD rowspan="2">Golf</TD><TD>1/2</TD></TR>
    <TR><TD>3/4</TD></TR><TR><TD COLSPAN="2">More to come</TD></TR></TABLE>
    <P><A HREF="/documents/form.pdf">form</A> <A HREF="mailto:a@b.example">write</A> <A HREF="tel:+15555550142">call</A> <A HREF="javascript:x()">print</A></P>
    <IMG SRC="https://cdn.example/map.png" ALT="Map"><IFRAME SRC="https://counter.example/"></IFRAME></BODY></HTML>`);
  expect(text.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual([
    'heading',
    'table',
    'p',
    'figure',
    'p',
  ]);
  const json = JSON.stringify(text);
  expect(json).toContain('"colSpan":2');
  expect(json).toContain('"rowSpan":2');
  expect(json).toContain('"href":"https://files.example/documents/form.pdf"');
  expect(json).toContain('"href":"mailto:a@b.example"');
  expect(json).toContain('call');
  expect(json).not.toMatch(/x\(\)|color|iframe|javascript|tel:/i);
});

it.each(['', '<p>Busy</p>', 'Service unavailable', '{"error":"x"}', null])(
  '%j is refused as a clinics page',
  (html) => {
    expect(() => parse(html)).toThrow();
  },
);
