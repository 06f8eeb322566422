import { drawSky, drawWeather, getLight } from '../backgrounds';
import { darken, ink, lighten, mixColors } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, group, line, oval, text } from '../shapes';
import { drawDesk } from './desk';
import type { Motifs } from './motif';

function drawCharter(scene: Scene): string {
  const { home, roll } = scene;
  return [
    drawDesk(scene, 104),
    group(
      `rotate(${roll.drawBetween(-5, 3)} 160 90)`,
      fill(ink.night, 'M70 30h196v132H70z', 0.25) +
        fill(ink.sand, 'M62 22h196v132H62z') +
        fill(ink.chalk, 'M66 22h90q4 0 4 6v126q0-6-6-6H62V28q0-6 4-6z') +
        fill(lighten(ink.sand, 0.5), 'M254 22h-88q-6 0-6 6v126q0-6 6-6h92V28q0-6-4-6z') +
        line(ink.sand, 2, 'M160 24v128') +
        text(ink.night, 110, 48, 15, 'ARTICLE 1', 70) +
        line(
          ink.steel,
          2.5,
          'M76 60h68M76 70h68M76 80h60M76 94h68M76 104h68M76 114h68M76 124h44M174 40h70M174 50h70M174 60h56',
        ) +
        line(ink.navy, 1.8, 'M176 84q8-12 12 0t12-2 14 2M176 104q4-10 10-2t14-4 14 4 10-2M176 124q10-12 16 0t18-4'),
    ),
    fill(home.main, 'M222 118l-8 40 14-8 6 12 10-42z') +
      disc(home.main, 232, 116, 19) +
      disc(darken(home.main, 0.25), 232, 116, 13) +
      fill(home.trim, 'M232 107l2.500 6h6l-5 4 2 6.500-5.500-4-5.500 4 2-6.500-5-4h6z'),
    line(ink.chalk, 3, 'M76 168L128 120') + fill(ink.chalk, 'M60 182q-2-20 22-30l6 6q-14 14-28 24z'),
  ].join('');
}

function drawGavel(scene: Scene): string {
  const { home } = scene;
  return [
    drawDesk(scene, 92),
    fill(ink.chalk, 'M20 26h64v46H20zM236 26h64v46h-64z', 0.14),
    oval(ink.night, 160, 158, 84, 10, 0.35),
    fill(darken(ink.oak, 0.5), 'M92 138h136v12q-68 20-136 0z') + oval(darken(ink.oak, 0.3), 160, 138, 68, 13),
    oval(home.trim, 160, 136, 50, 8, 0.5),
    line(darken(ink.wood2, 0.15), 11, 'M172 92L268 58'),
    line(lighten(ink.wood3, 0.2), 3, 'M178 86L262 56'),
    group(
      'translate(148 98) rotate(-20)',
      fill(ink.wood2, 'M-24-34h48v68h-48z') +
        fill(darken(ink.wood2, 0.3), 'M6-34h18v68H6z') +
        fill(lighten(ink.wood3, 0.2), 'M-18-34h8v68h-8z') +
        fill(home.trim, 'M-25-22h50v7h-50zM-25 15h50v7h-50z') +
        fill(darken(ink.oak, 0.2), 'M-28-42h56v10h-56zM-28 32h56v10h-56z'),
    ),
    line(ink.chalk, 3, 'M92 118l-14-6M88 132l-18 2M104 106l-8-12', ' opacity=".8"'),
  ].join('');
}

function drawBoardroom(scene: Scene): string {
  const { home, away } = scene;
  const wall = darken(mixColors(home.main, ink.navy, 0.5), 0.15);
  const seat = (x: number, y: number, height: number, isLeft: boolean): string =>
    drawFigure(
      scene,
      x % 3 === 0 ? 'talk' : 'stand',
      x % 2 === 0 ? { ...home, main: ink.iron } : { ...away, main: home.main },
      { x, y, height, isFacingLeft: isLeft, isFormal: true, legs: ink.night },
    );
  return [
    box(wall, 0, 0, 320, 180),
    box(lighten(ink.sand, 0.3), 100, 14, 120, 52) +
      fill(home.main, 'M112 54l22-18 18 8 26-20 30 12v18z') +
      line(home.trim, 3, 'M112 48l22-16 18 8 26-20 30 12'),
    line(ink.oak, 3, 'M100 14h120v52H100z'),
    seat(114, 158, 88, false) + seat(160, 154, 86, false) + seat(205, 158, 88, true),
    seat(70, 176, 100, false) + seat(252, 176, 100, true),
    fill(ink.oak, 'M64 118h192l64 40v28H0v-28z'),
    fill(lighten(ink.oak, 0.16), 'M64 118h192l54 34H10z'),
    fill(ink.chalk, 'M96 128h24l-4 9H90zM200 128h24l8 9h-26zM142 138h36l3 11h-42z'),
    fill(home.trim, 'M152 122h8v10h-8z'),
    disc(ink.lamp, 160, -2, 14) + fill(ink.lamp, 'M146 0h28l60 122H86z', 0.1),
  ].join('');
}

function drawMap(scene: Scene): string {
  const { home, away, roll } = scene;
  const shades = [
    home.main,
    lighten(home.main, 0.3),
    home.trim,
    away.main,
    lighten(away.main, 0.35),
    darken(home.main, 0.3),
    ink.sand,
  ];
  const start = roll.drawBelow(7);
  const parts = [
    'M92 24l52-8 8 40-56 8z',
    'M144 16l54 6 4 36-50-2z',
    'M198 22l34 8 6 40-36-12z',
    'M96 64l56-8 4 34-66 8z',
    'M152 56l50 2 2 38-48-6z',
    'M202 58l36 12-2 34-32-8z',
    'M90 98l66-8 48 6 32 8-26 44-54 16-44-18z',
  ];
  const pins = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [
      [122, 42],
      [176, 38],
      [218, 52],
      [124, 80],
      [178, 76],
      [220, 84],
      [160, 124],
    ][index] ?? [160, 90];
    return (
      disc(ink.night, (x ?? 0) + 2, (y ?? 0) + 2, 5, 0.4) +
      disc(ink.chalk, x ?? 0, y ?? 0, 5) +
      disc(ink.red, x ?? 0, y ?? 0, 2.8)
    );
  }).join('');
  return [
    box(ink.wood, 0, 0, 320, 180),
    fill(ink.night, 'M50 8h232v170H50z', 0.25),
    box(lighten(ink.sand, 0.45), 42, 2, 232, 172),
    line(ink.sand, 1.5, 'M42 46h232M42 90h232M42 134h232M100 2v172M158 2v172M216 2v172'),
    `<g stroke="${ink.chalk}" stroke-width="3" stroke-linejoin="round">${parts.map((d, index) => `<path d="${d}" fill="${shades[(index + start) % 7] ?? ''}"/>`).join('')}</g>`,
    line(ink.water2, 4, 'M84 30q-14 30 4 60t-6 50 20 30'),
    pins,
    line(ink.red, 1.6, 'M122 42L160 124 218 52', ' stroke-dasharray="5 4"'),
    group(
      'translate(250 146)',
      `<circle r="14" fill="none" stroke="${ink.navy}" stroke-width="1.500"/>` +
        fill(ink.navy, 'M0-20l5 20H-5z') +
        fill(ink.steel, 'M0 20L5 0H-5z'),
    ),
  ].join('');
}

function drawHouse(scene: Scene): string {
  const { home } = scene;
  const { dim } = getLight(scene);
  const brick = darken('#a65a3c', dim * 0.8);
  const glass = scene.hour === 'day' ? '#a9cbd6' : ink.lamp;
  const windows = [82, 108, 200, 226].map((x) => `M${x} 84h14v22h-14zM${x} 118h14v22h-14z`).join('');
  return [
    drawSky(scene, 132),
    fill(darken('#7f9a58', dim), 'M-4 146q160-12 328 0v38H-4z'),
    fill(darken(ink.sand, dim), 'M148 150h24l46 34H102z'),
    fill(brick, 'M70 72h180v78H70z') + fill(darken(brick, 0.25), 'M176 72h74v78h-74z'),
    fill(darken(home.main, dim * 0.5), 'M62 72q98-66 196 0z') +
      fill(lighten(home.main, 0.16), 'M62 72q50-40 98-40-40 10-60 40z'),
    fill(glass, windows) + line(ink.chalk, 1.5, windows),
    fill(ink.chalk, 'M134 80h52v70h-52z') +
      fill(darken(home.main, 0.3), 'M146 104h28v46h-28z') +
      fill(glass, 'M150 108h9v18h-9zM162 108h9v18h-9z'),
    text(home.main, 160, 97, 11, 'FIELDHOUSE', 46),
    line(ink.steel, 2.5, 'M274 152V46') +
      fill(home.main, 'M275 46q16-6 32 2v18q-16-6-32 0z') +
      fill(home.trim, 'M275 53q16-6 32 2v5q-16-6-32 0z'),
    line(darken(ink.oak, 0.3), 5, 'M40 152v-30') +
      disc(darken('#4f7b46', dim), 40, 108, 24) +
      disc(darken('#6b9656', dim), 34, 100, 13),
    drawWeather(scene),
  ].join('');
}

function drawLetters(scene: Scene): string {
  const { home } = scene;
  const letter = (x: number, y: number, turn: number, size: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      fill(ink.night, 'M-52-28H62v76H-52z', 0.25) +
        fill(ink.paper, 'M-58-36H58v72H-58z') +
        fill(darken(ink.paper, 0.1), 'M-58-36H58L8 8q-8 6-16 0z') +
        line(ink.sand, 2, 'M-58-36L-8 8q8 6 16 0L58-36M-58 36l42-36M58 36L16 0') +
        fill(home.main, 'M34-28h16v20H34z') +
        fill(home.trim, 'M37-25h10v14H37z'),
    );
  return [
    drawDesk(scene, 60),
    letter(92, 86, -18, 0.8) + letter(236, 84, 14, 0.85) + letter(228, 140, -8, 0.8) + letter(88, 144, 12, 0.8),
    letter(160, 104, -3, 1.15),
    disc(ink.red, 160, 110, 15) + disc(darken(ink.red, 0.3), 160, 110, 10),
  ].join('');
}

export const officeMotifs = {
  letters: { alt: 'Letters on a desk, one with a red seal', draw: drawLetters },
  charter: { alt: 'An open charter with a seal and signatures', draw: drawCharter },
  gavel: { alt: 'A gavel strikes its block', draw: drawGavel },
  boardroom: { alt: 'Five people at a long table before a chart', draw: drawBoardroom },
  map: { alt: 'A map of the divisions with a pin in each', draw: drawMap },
  house: { alt: 'The office on Fieldhouse Road, a brick house with a round roof', isByDay: true, draw: drawHouse },
} as const satisfies Motifs;
