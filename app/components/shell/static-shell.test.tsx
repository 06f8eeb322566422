import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { bareShell, type ShellView } from './shell-view';
import { createStaticShell, renderStaticShell } from './static-shell';

const view: ShellView = { ...bareShell, associationName: 'Prairie State Activities Association', product: 'PSAA' };
const sponsor = { id: '1', title: 'Tallgrass Health', imageUrl: null, href: null };

/** Opening tags of the header that carry a mark, without their class. */
function listMarkedTags(pathname: string): string[] {
  const { header } = renderStaticShell(view, pathname);
  const tags = [...header.matchAll(/<(\w+)( [^>]*aria-current="(\w+)"[^>]*)>/g)];
  return tags.map(([, name, attributes = '', mark]) => {
    const place = / data-section="([^"]+)"/.exec(attributes)?.[1] ?? / href="([^"]*)"/.exec(attributes)?.[1];
    return `${name} ${place} ${mark}`;
  });
}

describe('the static shell', () => {
  it('marks links to the shown page and the section around it', () => {
    expect(listMarkedTags('/no-such-page')).toEqual([]);
    expect(listMarkedTags('/schools/conferences')).toEqual(['summary /schools true', 'a /schools/conferences page']);
    expect(listMarkedTags('/sports/boys-golf/history')).toEqual(['summary /sports true', 'a /sports/boys-golf true']);
    expect(listMarkedTags('/sports/boys-golf')).toEqual(['summary /sports true', 'a /sports/boys-golf page']);
    expect(new Set(listMarkedTags('/scores'))).toEqual(new Set(['a /scores page']));
  });

  it('differs between pages only in these marks', () => {
    const withoutMarks = (pathname: string) =>
      renderStaticShell(view, pathname).header.replace(/ aria-current="\w+"/g, '');
    expect(withoutMarks('/schools/conferences')).toBe(renderStaticShell(view, '/no-such-page').header);
  });

  it('is rendered once for all pages, and again on another day', () => {
    const render = vi.fn(renderToStaticMarkup);
    const renderShell = createStaticShell(render);
    const day = { ...view, today: 'Saturday, October 11, 2025' };
    renderShell(day, '/');
    renderShell({ ...day, sponsors: [sponsor] }, '/scores');
    expect(render).toHaveBeenCalledTimes(2);
    expect(renderShell({ ...day, today: 'Sunday, October 12, 2025' }, '/').header).toContain('October 12');
    expect(render).toHaveBeenCalledTimes(4);
  });
});
