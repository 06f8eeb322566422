import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parseLogo } from './logo';

const draw = (shapes: string, viewBox = '0 0 48 48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;

describe('a logo', () => {
  it('is read with the paint of its outermost shapes apart', () => {
    const shapes =
      '<path d="M0 0h48v48H0z" fill="#14213d"/><path d="M2 25h44" fill="none" stroke="#f6f0e3" stroke-width="2.5"/>';
    expect(parseLogo(draw(shapes))).toEqual({
      side: 48,
      drawing: shapes,
      shapes: ['<path d="M0 0h48v48H0z"/>', '<path d="M2 25h44"/>'],
      paints: [['fill: #14213d'], ['stroke: #f6f0e3', 'stroke-width: 2.5']],
    });
  });

  it('keeps the paint inside groups, in the spelling of components', () => {
    const { shapes, paints } = parseLogo(draw('<g fill="#fff"><path d="M0 0h9" stroke="#000" stroke-width="2"/></g>'));
    expect(shapes).toEqual(['<g><path d="M0 0h9" stroke="#000" strokeWidth="2"/></g>']);
    expect(paints).toEqual([['fill: #fff']]);
  });

  it('has black shapes where they have no color, as in any drawing', () => {
    expect(parseLogo(draw('<circle cx="24" cy="24" r="9"/>')).paints).toEqual([['fill: #000']]);
  });

  it.each([
    ['', /well-formed/],
    ['<svg viewBox="0 0 48 48">', /well-formed/],
    ['<html></html>', /must be a square/],
    [draw('<path d="M0 0"/>', '0 0 48 32'), /must be a square/],
    [draw('<path d="M0 0"/>', '4 4 48 48'), /must be a square/],
    [draw(''), /has no shapes/],
    [draw('<text>FH</text>'), /has <text>: draw it with paths/],
    [draw('<script>1</script>'), /has <script>/],
    [draw('<image href="a.png"/>'), /has <image>/],
    [draw('<style>path{fill:red}</style>'), /has <style>/],
    [draw('<path style="fill:red" d="M0 0"/>'), /has style at <path>: write colors as fill and stroke/],
    [draw('<path onload="x()" d="M0 0"/>'), /has onload/],
    [draw('<path fill="red" d="M0 0"/>'), /has the color red: write #rrggbb or none/],
    [draw('<path d="M0 0{}"/>'), /has d="M0 0\{}"/],
  ])('is refused as %j', (text, reason) => {
    expect(() => parseLogo(text)).toThrow(reason);
  });
});

test.each(['association', 'tests/support/second-association'])('the logo in %s can be read', (folder) => {
  expect(parseLogo(readFileSync(`${folder}/logo.svg`, 'utf8')).shapes.length).toBeGreaterThan(1);
});
