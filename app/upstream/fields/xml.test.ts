import { expect, it } from 'vitest';
import { xmlDocument } from './xml';

const read = (xml: string) => xmlDocument().safeParse(xml);

it('a document is read as its root element, with raw attributes and children in order', () => {
  const xml = `<?xml version="1.0"?>\n<!-- <a> -->\n<a x='1 > 0'>text<b y="&amp;"/><c><![CDATA[<d>]]></c><b/></a>\n`;
  expect(read(xml).data).toEqual({
    name: 'a',
    attributes: { x: '1 > 0' },
    children: [
      { name: 'b', attributes: { y: '&amp;' }, children: [] },
      { name: 'c', attributes: {}, children: [] },
      { name: 'b', attributes: {}, children: [] },
    ],
  });
});

it.each([
  ['an empty text', ''],
  ['text alone', 'busy'],
  ['an element that is not closed', '<a><b></a>'],
  ['an extra end tag', '<a></a></a>'],
  ['an end tag out of place', '<a><b></a></b>'],
  ['an end tag with an attribute', '<a></a x="1">'],
  ['two roots', '<a/><a/>'],
  ['an attribute without quotation marks', '<a x=1/>'],
  ['an attribute that is cut off', '<a><b x="1</a>'],
  ['an unescaped less-than sign', '<a>1 < 2</a>'],
  ['a comment that is not closed', '<a><!-- </a>'],
  ['character data that is not closed', '<a/><![CDATA[ <b/>'],
  ['a comment that is not closed, after one that is', '<a/><!-- --><!-- <?b?>'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['a nesting of seventeen elements', '<a>'.repeat(17) + '</a>'.repeat(17)],
])('%s is refused', (_, xml) => {
  expect(read(xml).success).toBe(false);
});

it('a megabyte of almost valid tags is refused without repeated scanning', () => {
  const almost = `<a ${'x="1" '.repeat(150_000)}`;
  expect(read(almost).success).toBe(false);
});

it('many comments that are not closed are refused without repeated scanning', () => {
  expect(read(`<a>${'<!--'.repeat(75_000)}`).success).toBe(false);
});
