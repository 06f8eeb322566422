import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '~/components/ui/rich-text';
import { outlineText } from '~/models/content/outline';
import { toRichText } from '~/upstream/fields/rich-text';

const render = (html: string) => renderToStaticMarkup(<RichText>{outlineText(toRichText(html) ?? []).text}</RichText>);
const one = '<li>x</li>';

describe('the numbers of a list', () => {
  it.each([
    ['<ol><li>x</ol>', `<ol>${one}</ol>`],
    ['<ol type="a" start="3"><li>x</ol>', `<ol type="a" start="3" class="list-[lower-alpha]">${one}</ol>`],
    ['<OL TYPE=A><LI>x</OL>', `<ol type="A" class="list-[upper-alpha]">${one}</ol>`],
    ['<ol type="i"><li>x</ol>', `<ol type="i" class="list-[lower-roman]">${one}</ol>`],
    ['<ol type=" I "><li>x</ol>', `<ol type="I" class="list-[upper-roman]">${one}</ol>`],
    ['<ol type="1"><li>x</ol>', `<ol>${one}</ol>`],
    ['<ol type="roman"><li>x</ol>', `<ol>${one}</ol>`],
    ['<ol type="disc"><li>x</ol>', `<ul>${one}</ul>`],
    ['<ol start="7"><li>x</ol>', `<ol start="7">${one}</ol>`],
    ['<ol start="0"><li>x</ol>', `<ol start="0">${one}</ol>`],
    ['<ol start="-2"><li>x</ol>', `<ol start="-2">${one}</ol>`],
    ['<ol start=" +4."><li>x</ol>', `<ol start="4">${one}</ol>`],
    ['<ol start="c"><li>x</ol>', `<ol>${one}</ol>`],
    ['<ol start="99999999999"><li>x</ol>', `<ol>${one}</ol>`],
    ['<ol><li value="10">x<li>x</ol>', `<ol start="10">${one}${one}</ol>`],
    ['<ol><li>x<li value=10>x<li>x</ol>', `<ol>${one}<li value="10">x</li>${one}</ol>`],
    ['<ol start=5><li value=2>x<li value="">x</ol>', `<ol start="2">${one}${one}</ol>`],
    ['<ol reversed><li>x<li>x</ol>', `<ol start="2" reversed="">${one}${one}</ol>`],
    ['<ol reversed start=9><li>x<li value=4>x</ol>', `<ol start="9" reversed="">${one}<li value="4">x</li></ol>`],
    ['<ol reversed="false"><li></li><li>x</ol>', `<ol start="1" reversed="">${one}</ol>`],
    ['<ol><li>x<li> <li>x</ol>', `<ol>${one}<li value="3">x</li></ol>`],
    [
      '<ol style="margin:0; list-style-type: Lower-Alpha"><li>x</ol>',
      `<ol type="a" class="list-[lower-alpha]">${one}</ol>`,
    ],
    ['<ol style="list-style: upper-latin inside"><li>x</ol>', `<ol type="A" class="list-[upper-alpha]">${one}</ol>`],
    [
      '<ol type="a" style="list-style-type:upper-roman !important"><li>x</ol>',
      `<ol type="I" class="list-[upper-roman]">${one}</ol>`,
    ],
    [
      '<ol style="list-style-type:decimal-leading-zero"><li>x</ol>',
      `<ol class="list-[decimal-leading-zero]">${one}</ol>`,
    ],
    ['<ol style="list-style-type:lower-greek"><li>x</ol>', `<ol class="list-[lower-greek]">${one}</ol>`],
    ['<ol style="list-style:none"><li>x</ol>', `<ol class="list-[none]">${one}</ol>`],
    ['<ol style="list-style-type:disc"><li>x</ol>', `<ul>${one}</ul>`],
    ['<ol style="color:red;list-style-type:"><li>x</ol>', `<ol>${one}</ol>`],
    ['<ul style="list-style-type:decimal"><li>x</ul>', `<ol>${one}</ol>`],
    ['<ul type="square"><li>x</ul>', `<ul class="list-[square]">${one}</ul>`],
    [
      '<ol><li style="list-style-type:lower-roman">x<li style="list-style-type:lower-roman">x</ol>',
      `<ol type="i" class="list-[lower-roman]">${one}${one}</ol>`,
    ],
    ['<ol><li>x<li type="a">x</ol>', `<ol>${one}<li class="list-[lower-alpha]">x</li></ol>`],
    [
      '<ol><li>x<ol type="a"><li>x<ol type="i" start="2"><li>x</ol></ol></ol>',
      `<ol><li>x<ol type="a" class="list-[lower-alpha]"><li>x<ol type="i" start="2" class="list-[lower-roman]">${one}</ol></li></ol></li></ol>`,
    ],
    [
      '<ol><li>x</li><ol type="a"><li>x</ol><li>x</ol>',
      `<ol><li>x<ol type="a" class="list-[lower-alpha]">${one}</ol></li>${one}</ol>`,
    ],
    ['<ol start=3>Note<li>x</ol>', `<p>Note</p><ol start="3">${one}</ol>`],
    ['<ol start=3><li>x</li>more<li>x</ol>', `<ol start="3"><li>x<p>more</p></li>${one}</ol>`],
    ['<ol start=3><div><li>x</div><div><li>x</div></ol>', `<ol start="3">${one}${one}</ol>`],
    ['<b><ol start=3><li>x</ol></b>', '<ol start="3"><li><strong>x</strong></li></ol>'],
    ['<blockquote><ol start=3><li>x</ol></blockquote>', `<blockquote><ol start="3">${one}</ol></blockquote>`],
    [
      '<table><tr><td>A<td><ol start=3><li>x</ol></table>',
      expect.stringContaining(`<ol start="3">${one}</ol>`) as string,
    ],
  ])('are kept in %s', (html, markup) => {
    expect(render(html)).toEqual(markup);
  });

  it('are counted in one pass through nested lists', () => {
    expect(render('<ol><div><li>x</div></ol>'.repeat(5000)).match(/<ol>/g)).toHaveLength(5000);
  });
});
