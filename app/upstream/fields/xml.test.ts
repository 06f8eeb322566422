import { expect, it } from 'vitest';
import { xmlDocument } from './xml';

const read = (xml: string) => xmlDocument().safeParse(xml);

it('a document is its root element, with attributes as they are written and children in their order', () => {
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
  ['nothing', ''],
  ['text alone', 'busy'],
  ['an element that is not closed', '<a><b></a>'],
  ['an end tag too many', '<a></a></a>'],
  ['an end tag out of place', '<a><b></a></b>'],
  ['an end tag with an attribute', '<a></a x="1">'],
  ['two roots', '<a/><a/>'],
  ['an attribute without quotation marks', '<a x=1/>'],
  ['an attribute that is cut off', '<a><b x="1</a>'],
  ['a bare sign', '<a>1 < 2</a>'],
  ['a comment that is not closed', '<a><!-- </a>'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['seventeen elements in one another', '<a>'.repeat(17) + '</a>'.repeat(17)],
])('%s is refused', (_, xml) => {
  expect(read(xml).success).toBe(false);
});

it('a megabyte of tags that nearly fit is refused without going over it again and again', () => {
  const almost = `<a ${'x="1" '.repeat(150_000)}`;
  expect(read(almost).success).toBe(false);
});
