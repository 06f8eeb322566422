import { describe, expect, it } from 'vitest';
import { selectPageStyles } from '~/document/page-styles';
import { listAlternatives, listRequiredClasses, splitStyleSheet } from './style-sheet-parts';

function extractStyles(css: string, html: string): string {
  return selectPageStyles(splitStyleSheet(css), [html]);
}

describe('the styles of a page', () => {
  it('are the rules for its classes and those without classes, in sheet order', () => {
    const css = 'a{color:red}.b{color:blue}.c{color:green}.b .d{top:0}.e,.b{left:0}';
    expect(extractStyles(css, '<p class="x b">')).toBe('a{color:red}.b{color:blue}.e,.b{left:0}');
    expect(extractStyles(css, '<p class="b"><i class="d">')).toBe(
      'a{color:red}.b{color:blue}.b .d{top:0}.e,.b{left:0}',
    );
  });

  it('keep blocks around kept rules and drop empty ones', () => {
    const css =
      '@layer base,utilities;@layer utilities{.a{top:0}@media (width>=1px){.b{top:1px}}}@media screen{.c{top:2px}}';
    expect(extractStyles(css, '<p class="b">')).toBe(
      '@layer base,utilities;@layer utilities{@media (width>=1px){.b{top:1px}}}',
    );
  });

  it('match escaped classes in the sheet and in the markup', () => {
    const css = String.raw`.large-phone\:w-1\/2{width:50%}.\[\&_a\]\:underline a{top:0}.\32 xl{left:0}.mt-\[3px\]:hover{top:3px}`;
    expect(extractStyles(css, '<p class="large-phone:w-1/2 [&amp;_a]:underline 2xl mt-[3px]">')).toBe(css);
    expect(extractStyles(css, '<p class="large-phone w-1 underline xl">')).toBe('');
  });

  it('include the registered properties in use and no print rules', () => {
    const buildPropertyRule = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const css = `.a{rotate:var(--turn)}@media print{.a{top:0}}${buildPropertyRule('--turn')}${buildPropertyRule('--other')}`;
    expect(extractStyles(css, '<p class="a">')).toBe(`.a{rotate:var(--turn)}${buildPropertyRule('--turn')}`);
  });

  it('omit a rule if the page has none of its alternatives', () => {
    const css = ':is(.a .b:has(i>u),.c) p{top:0}:is(.d,[id]) .e{left:0}:not(:is(.f,.g)){right:0}';
    expect(extractStyles(css, '<p class="a">')).toBe(':not(:is(.f,.g)){right:0}');
    expect(extractStyles(css, '<p class="c e">')).toBe(css);
  });

  it('omit custom properties that neither a kept rule nor the markup reads, also through others', () => {
    const css = ':root{color:red;--a:1px;--b:var(--a);--c:2px;--d:3px;--e:var(--c)}.a{top:var(--b)}.b{left:var(--e)}';
    expect(extractStyles(css, '<p class="a">')).toBe(':root{color:red;--a:1px;--b:var(--a);}.a{top:var(--b)}');
    expect(extractStyles(css, '<rect fill="var(--d)">')).toBe(':root{color:red;--d:3px;}');
  });

  it('keep keyframes and fonts complete', () => {
    const css = '@keyframes spin{to{rotate:1turn}}@font-face{font-family:A;src:url(/a.woff2)}';
    expect(extractStyles(css, '<p>')).toBe(css);
  });
});

it.each([
  ['.a.b>.c', ['a', 'b', 'c']],
  ['.a:not(.b)', ['a']],
  [':is(.a,.b) p', []],
  ['.a[data-x=".b"]', ['a']],
  ['tr:has(>td.x)', ['x']],
  ['tr:has(.x,.y)', []],
  ['tr:not(:has(.x))', []],
  ['.a\\.5::before', ['a.5']],
])('the selector %s requires the classes %j', (selector, classes) => {
  expect(listRequiredClasses(selector)).toEqual(classes);
});

it.each([
  ['.a b', ['.a b']],
  [':is(.a,.b:not(.c,.d)) p', ['.a p', '.b:not(.c,.d) p']],
  ['u:where(.a :is(i,b),s)>p', ['u.a i>p', 'u.a b>p', 'us>p']],
])('the selector %s has the alternatives %j', (selector, alternatives) => {
  expect(listAlternatives(selector)).toEqual(alternatives);
});
