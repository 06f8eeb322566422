import { darken, ink, lighten, mixColors } from '../colors';
import type { Scene } from '../scene';
import { box, fill, line } from '../shapes';

/** A desk with a wall behind it. */
export function drawDesk(scene: Scene, edge: number): string {
  const { home } = scene;
  const wall = mixColors(home.main, ink.navy, 0.5);
  return [
    box(darken(wall, 0.2), 0, 0, 320, 180),
    fill(lighten(wall, 0.12), 'M196-4h84L170 182H60z', 0.5),
    box(ink.oak, 0, edge, 320, 182 - edge),
    box(lighten(ink.oak, 0.14), 0, edge, 320, 7),
    line(darken(ink.oak, 0.25), 1.5, `M-4 ${edge + 22}h328M-4 ${edge + 44}h328`, ' opacity=".5"'),
  ].join('');
}
