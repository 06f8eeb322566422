import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeriesLines, type SeriesTodayView } from './series-today';

const leader = {
  names: 'Kofi Hill',
  score: '−3',
  scoreWords: '3 under par',
  thru: 'thru 9',
  thruWords: 'after 9 holes',
};

function golfLine(who: string): SeriesTodayView['lines'][number] {
  const to = `/sports/${who.toLowerCase()}-golf`;
  const links = ['1A', '2A'].map((text) => ({ to: `${to}/${text}`, text, leader }));
  return { sport: `${who} Golf`, to, text: `${who} Golf`, detail: 'State finals', label: null, links, note: null };
}

function listLinks(series: SeriesTodayView, isCompact: boolean) {
  const html = renderToStaticMarkup(<SeriesLines {...series} isCompact={isCompact} />);
  const links = html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g);
  return Array.from(links, ([, to, inner = '']) => [to, inner.replace(/<[^>]+>/g, '').replace('\u00a0', ' ')]);
}

const golf = { lines: ['Boys', 'Girls'].map(golfLine), rounds: [] };

it.each([true, false])(
  'a joined line leads to both sports, and each class is that of boys or of girls (compact: %s)',
  (isCompact) => {
    expect(listLinks(golf, isCompact)).toEqual([
      ['/sports/boys-golf', 'Boys Golf'],
      ['/sports/girls-golf', 'Girls Golf'],
      ['/sports/boys-golf/1A', 'Boys 1A'],
      ['/sports/boys-golf/2A', 'Boys 2A'],
      ['/sports/girls-golf/1A', 'Girls 1A'],
      ['/sports/girls-golf/2A', 'Girls 2A'],
    ]);
  },
);

it('in the compact form all lines follow one another, and phones unfold those after the first', () => {
  const tennis = { ...golfLine('Girls'), text: 'Girls Tennis', to: '/tennis', links: [] };
  const round = { sport: 'Football', to: '/football', text: 'Football', detail: 'First round' };
  const render = (isCompact: boolean) =>
    renderToStaticMarkup(<SeriesLines lines={[...golf.lines, tennis]} rounds={[round]} isCompact={isCompact} />);
  const countItems = (html: string) => html.split('<ul').map((list) => list.split('<li').length - 1);
  expect(countItems(render(true))).toEqual([0, 3]);
  expect(render(true)).toContain('+2 more');
  expect(countItems(render(false))).toEqual([0, 1, 2]);
  expect(render(false)).toContain('+1 more');
});

it('a line unfolds only what it cannot show', () => {
  const render = (detail: string) =>
    renderToStaticMarkup(
      <SeriesLines lines={[]} rounds={[{ sport: 'Football', to: '/football', text: 'Football', detail }]} />,
    );
  expect(render('First round: 2 live')).toContain('More');
  expect(render('First round')).not.toContain('<details');
});

it('the leaders have rows of their own, and follow one another in the compact form', () => {
  const countRows = (isCompact: boolean) =>
    renderToStaticMarkup(<SeriesLines {...golf} isCompact={isCompact} />).split('max-tablet:grid ').length - 1;
  expect(countRows(false)).toBe(4);
  expect(countRows(true)).toBe(0);
});
