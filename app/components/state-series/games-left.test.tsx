import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GamesLeft } from './games-left';

it('a game in play shows its score and is marked as live, one to come shows both teams and its time', () => {
  const sides = (first: number | null, second: number | null) => [
    { name: 'Dell', score: first },
    { name: 'Elm', score: second },
  ];
  const games = [
    { id: '1', className: '1A', isLive: true, status: 'Halftime', sides: sides(7, 21) },
    { id: '2', className: null, isLive: false, status: '1:00 PM', sides: sides(null, null) },
  ];
  const html = renderToStaticMarkup(<GamesLeft games={games} laterText="4 more on Sat, Nov 29." />);
  const text = html
    .replace(/<\/?(?:li|p|b)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  expect(text).toBe('1A Dell 7, Elm 21Live, Halftime Dell vs. Elm1:00 PM 4 more on Sat, Nov 29.');
  expect(html.match(/game-badge-live/g)).toHaveLength(1);
});
