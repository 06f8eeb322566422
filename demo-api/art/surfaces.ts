import { createDice } from '../random/dice';
import type { Surface } from '../world/sports';
import { drawings, ink, patterns } from './drawings';

export const surfaces = Object.keys(drawings) as readonly Surface[];

const sketched: ReadonlySet<Surface> = new Set(['court', 'field', 'pitch', 'net']);

/** Rotates and moves a playing surface by variant; some have a play sketched on them. */
export function drawSurface(surface: Surface, variant: number): string {
  const roll = createDice(variant, 'scene', surface);
  const turn = variant % 4 === 0 ? 0 : roll.drawBetween(-14, 14);
  const scale = (1.08 + roll.drawFraction() * 0.35).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="1280" height="720" preserveAspectRatio="xMidYMid slice">${patterns}<g transform="rotate(${turn} 160 90) translate(160 90) scale(${scale}) translate(-160 -90)">${drawings[surface]}</g>${variant % 2 === 1 && sketched.has(surface) ? sketch(surface, variant) : ''}</svg>`;
}

function sketch(surface: Surface, variant: number): string {
  const roll = createDice(variant, 'sketch', surface);
  const pickSpot = (): readonly [number, number] => [roll.drawBetween(30, 290), roll.drawBetween(24, 156)];
  const drawCross = ([x, y]: readonly [number, number]): string => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`;
  const [from, through, to] = [pickSpot(), pickSpot(), pickSpot()];
  const circles = [pickSpot(), from].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join('');
  return `<g fill="none" stroke="${ink.chalk}" stroke-width="2.5"><path d="${drawCross(pickSpot())}${drawCross(pickSpot())}${drawCross(to)}"/>${circles}<path d="M${from.join(' ')}Q${through.join(' ')} ${to.join(' ')}" stroke-dasharray="6 4"/></g>`;
}
