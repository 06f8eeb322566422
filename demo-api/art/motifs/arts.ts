import { drawConfetti, drawCrowd, drawPlanks } from '../backgrounds';
import { darken, ink, lighten, mixColors } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, group, line, oval, text } from '../shapes';
import type { Motifs } from './motif';

/** A stage between two curtains, with one beam of light. */
function drawStage(scene: Scene, floor: number): string {
  const { home, roll } = scene;
  const curtain = home.main;
  const fold = darken(curtain, 0.35);
  const back = darken(mixColors(home.main, ink.navy, 0.6), 0.45);
  const x = 150 + roll.drawBelow(20);
  return [
    box(back, 0, 0, 320, 180),
    fill(lighten(back, 0.12), `M${x - 14}-4h28l74 ${floor + 8}H${x - 88}z`),
    drawPlanks(floor, ink.oak),
    oval(lighten(ink.wood3, 0.2), x, floor + 14, 92, 12, 0.6),
    fill(curtain, 'M-4-4h76q-6 80-40 130-16 24-36 58zM324-4h-76q6 80 40 130 16 24 36 58z'),
    fill(
      fold,
      'M-4-4h18q0 90-18 150zM34-4h14q-4 86-34 140-6-4-8-8 24-56 28-132zM324-4h-18q0 90 18 150zM286-4h-14q4 86 34 140 6-4 8-8-24-56-28-132z',
    ),
    fill(
      curtain,
      'M-4-4h328v18q-22 14-44 0-22 14-44 0-22 14-44 0-22 14-44 0-22 14-44 0-22 14-44 0-22 14-44 0-12 8-20 2z',
    ),
    line(
      home.trim,
      2.5,
      'M-4 15q8 5 20-1 22 14 44 0 22 14 44 0 22 14 44 0 22 14 44 0 22 14 44 0 22 14 44 0 22 14 44 0',
    ),
  ].join('');
}

function drawBand(scene: Scene): string {
  const { home } = scene;
  const brass = '#e0ac45';
  return [
    drawStage(scene, 122),
    drawFigure(
      scene,
      'talk',
      { ...home, main: darken(home.main, 0.35) },
      { x: 104, y: 166, height: 106, legs: ink.night, isFormal: true },
    ),
    line(brass, 4, 'M112 76h56M112 86h46M168 76v10'),
    fill(brass, 'M106 74l-22-14v40l22-14z'),
    fill(darken(brass, 0.2), 'M84 60q-6 20 0 40 4-20 0-40z'),
    drawFigure(
      scene,
      'stand',
      { ...home, main: darken(home.main, 0.35) },
      { x: 218, y: 168, height: 108, isFacingLeft: true, legs: ink.night, isFormal: true },
    ),
    `<path d="M206 96c-14 0-14 44 8 44s24-30 12-44-10-32-10-48" fill="none" stroke="${brass}" stroke-width="9" stroke-linecap="round"/>`,
    fill(brass, 'M192 34q24 10 46 0l-14 28q-8 4-18 0z'),
    oval(darken(brass, 0.3), 215, 34, 23, 6),
    line(ink.night, 2.5, 'M160 176v-40M150 178h20'),
    fill(ink.chalk, 'M144 130l32-4v14l-32 4z'),
    line(ink.iron, 1, 'M148 134l24-3M148 138l24-3'),
  ].join('');
}

function drawChoir(scene: Scene): string {
  const { home } = scene;
  const robe = (x: number, y: number, size: number, skin: string): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      fill(home.main, 'M-15 54q-2-50 7-55h16q9 5 7 55z') +
        fill(darken(home.main, 0.25), 'M-15 54q-2-50 7-55h4q-3 20-2 55z') +
        fill(home.trim, 'M-7-1h14L0 18z') +
        disc(skin, 0, -10, 9) +
        fill('#2c2018', 'M-9-10a9 9 0 0 1 18 0q-9-7-18 0z') +
        oval(ink.night, 0, -6, 1.8, 2.4),
    );
  const skins = ['#c68a5e', '#8d5a3b', '#e0b08c', '#5f3d28', '#dba67e'];
  const row = (y: number, count: number, gap: number, size: number): string =>
    Array.from({ length: count }, (_, index) =>
      robe(160 + (index - (count - 1) / 2) * gap, y, size, skins[(index * 2 + count) % 5] ?? ''),
    ).join('');
  return [
    drawStage(scene, 128),
    row(56, 6, 27, 0.8),
    box(darken(ink.oak, 0.3), 76, 96, 168, 8),
    row(82, 5, 31, 0.92),
    box(darken(ink.oak, 0.2), 70, 130, 180, 8),
    drawFigure(
      scene,
      'cheer',
      { ...home, main: ink.night },
      { x: 160, y: 188, height: 92, legs: ink.night, isFormal: true },
    ),
    line(ink.chalk, 2, 'M186 88l14-14'),
  ].join('');
}

function drawLectern(x: number, y: number, front: string, trim: string): string {
  return (
    fill(front, `M${x - 22} ${y}h44l-5 54h-34z`) +
    fill(darken(front, 0.3), `M${x + 4} ${y}h18l-5 54h-13z`) +
    fill(ink.oak, `M${x - 28} ${y - 6}h56l-4 8h-48z`) +
    disc(trim, x - 4, y + 24, 9) +
    line(ink.iron, 2, `M${x - 12} ${y - 6}q-4-10 4-14`) +
    disc(ink.night, x - 8, y - 21, 3)
  );
}

function drawDebate(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawStage(scene, 124),
    drawFigure(
      scene,
      'talk',
      { ...home, main: darken(home.main, 0.2) },
      { x: 104, y: 160, height: 112, legs: ink.iron, isFormal: true },
    ),
    drawFigure(
      scene,
      'point',
      { ...away, main: darken(away.main, 0.2) },
      { x: 222, y: 160, height: 112, isFacingLeft: true, legs: ink.iron, isFormal: true },
    ),
    drawLectern(108, 112, home.main, home.trim),
    drawLectern(218, 112, away.main, away.trim),
    fill(ink.chalk, 'M146 34h-14v18h6l-4 9 12-9h6V34zM176 44h14v16h-6l4 8-11-8h-7V44z', 0.95),
    line(home.main, 2, 'M137 40h10M137 46h8'),
    line(away.main, 2, 'M175 50h10M177 55h8'),
  ].join('');
}

function drawTheater(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawStage(scene, 126),
    drawFigure(
      scene,
      'cheer',
      { ...home, main: lighten(home.trim, 0.2) },
      { x: 128, y: 168, height: 112, legs: darken(home.main, 0.3) },
    ),
    drawFigure(
      scene,
      'lunge',
      { ...away, main: away.main },
      { x: 204, y: 168, height: 106, isFacingLeft: true, legs: darken(away.main, 0.5) },
    ),
    fill(home.trim, 'M118 82q-30 40-22 82 10-4 22-28z'),
    group(
      'translate(212 50) scale(.9)',
      fill(ink.chalk, 'M-34-16q14 6 30 0 2 34-15 40-18-6-15-40z') +
        fill(ink.night, 'M-29-6q5-5 9 0-5 3-9 0zM-17-6q5-5 9 0-5 3-9 0zM-28 6q9 5 18 0-3 10-9 10t-9-10z') +
        fill(ink.lamp, 'M4-10q16 6 30 0 2 34-15 40-18-6-15-40z') +
        fill(ink.night, 'M9 1q5-4 9 1-5 3-9-1zM21 1q5-4 9 1-5 3-9-1zM11 20q8-10 16 0-8-4-16 0z'),
    ),
  ].join('');
}

function drawDancers(scene: Scene): string {
  const { home } = scene;
  const light = lighten(home.trim, 0.35);
  const floor = darken(home.main, 0.5);
  return [
    box(darken(home.main, 0.62), 0, 0, 320, 180),
    fill(home.main, 'M60-4h30l70 150H20zM230-4h30l40 150H160z', 0.55),
    fill(light, 'M144-4h32l56 150H88z', 0.35),
    fill(floor, 'M-4 132h328v52H-4z'),
    oval(light, 160, 152, 110, 16, 0.4),
    drawFigure(
      scene,
      'leap',
      { ...home, main: home.trim },
      { x: 88, y: 138, height: 82, legs: home.trim, isBareArmed: true },
    ),
    drawFigure(
      scene,
      'leap',
      { ...home, main: home.trim },
      { x: 236, y: 138, height: 82, legs: home.trim, isBareArmed: true, isFacingLeft: true },
    ),
    drawShadow160(),
    drawFigure(
      scene,
      'leap',
      { ...home, main: ink.chalk },
      { x: 160, y: 148, height: 120, legs: ink.chalk, isBareArmed: true },
    ),
  ].join('');
}

function drawShadow160(): string {
  return oval(ink.night, 160, 158, 46, 6, 0.35);
}

function drawChess(scene: Scene): string {
  const { home, away, roll } = scene;
  const squares = Array.from({ length: 4 }, (_, row) => {
    const [top, bottom] = [104 + row * row * 3 + row * 12, 104 + (row + 1) * (row + 1) * 3 + (row + 1) * 12];
    const at = (column: number, y: number): number => Math.round(160 + (column - 4) * (26 + (y - 104) * 0.3));
    return Array.from({ length: 8 }, (_, column) =>
      (row + column) % 2 === 0
        ? ''
        : `M${at(column, top)} ${top}H${at(column + 1, top)}L${at(column + 1, bottom)} ${bottom}H${at(column, bottom)}z`,
    ).join('');
  }).join('');
  const pieces = {
    king: 'M-20 0h40l-3-10h-4q-6-30-3-52h5v-8H-15v8h5q3 22-3 52h-4zM-12-72q-8-18 4-22 6-2 8 6 2-8 8-6 12 4 4 22zM-2-94v-5h-5v-5h5v-6h4v6h5v5h-5v5z',
    knight:
      'M-20 0h40l-4-10h-3c2-18 8-26 2-44-4-16-14-24-24-26l-2-8-7 9c-12 8-16 22-16 30l4 6 14-6c-4 14-12 18-13 39h-4z',
    pawn: 'M-16 0h32l-3-8h-4q-5-16-3-30h5v-5H-11v5h5q2 14-3 30h-4zM0-64a12 12 0 1 1-.1 0z',
    rook: 'M-19 0h38l-3-10h-4l-3-38h5v-22h-8v7h-6v-7h-6v7h-6v-7h-8v22h5l-3 38h-4z',
  };
  const piece = (name: keyof typeof pieces, x: number, y: number, size: number, color: string): string =>
    oval(ink.night, x + 8 * size, y + 1, 24 * size, 5 * size, 0.3) +
    group(
      `translate(${x} ${y}) scale(${size})`,
      fill(color, pieces[name]) +
        `<path d="${pieces[name]}" fill="${darken(color, 0.3)}" clip-path="inset(0 0 0 50%)"/>`,
    );
  const shift = roll.drawBetween(-8, 8);
  return [
    box(darken(home.main, 0.4), 0, 0, 320, 180),
    fill(home.main, 'M-4-4h328v70Q160 104-4 66z'),
    disc(home.trim, 160, 40, 60, 0.18),
    box(ink.sand, 0, 104, 320, 80),
    fill(ink.oak, squares),
    box(darken(ink.oak, 0.4), 0, 101, 320, 4),
    piece('rook', 62, 128, 0.75, away.main),
    piece('pawn', 104, 124, 0.7, away.main),
    piece('pawn', 250, 130, 0.8, away.main),
    piece('knight', 214 + shift, 150, 1.1, darken(away.main, 0.1)),
    piece('king', 134 + shift, 162, 1.25, ink.chalk),
    piece('pawn', 286, 168, 1.05, ink.chalk),
    piece('pawn', 40, 172, 1.05, ink.chalk),
  ].join('');
}

function drawEsports(scene: Scene): string {
  const { home, away, roll } = scene;
  const player = (x: number, color: string, trim: string): string =>
    fill(darken(color, 0.55), `M${x - 34} 184v-46q0-40 34-40t34 40v46z`) +
    fill(color, `M${x - 30} 184q0-44 30-44t30 44z`) +
    disc('#4a2f1d', x, 120, 16) +
    line(trim, 4, `M${x - 17} 122a17 17 0 0 1 34 0`) +
    fill(trim, `M${x - 20} 116h6v14h-6zM${x + 14} 116h6v14h-6z`);
  const screen = (x: number, color: string): string =>
    fill(ink.night, `M${x - 46} 40h92v58h-92z`) +
    fill(mixColors(color, '#bfe3f2', 0.25), `M${x - 42} 44h84v50h-84z`) +
    fill(darken(color, 0.4), `M${x - 42} 94l24-26 18 16 20-24 22 34z`) +
    disc(ink.lamp, x + 22, 56, 6) +
    fill(ink.chalk, `M${x - 34} 50h22v3h-22z`);
  return [
    box(darken(home.main, 0.6), 0, 0, 320, 180),
    drawCrowd(scene, 6, 3, 9, 0.5),
    fill(home.main, 'M-4 34l164 20v130H-4z', 0.5),
    fill(away.main, 'M324 34L160 54v130h164z', 0.5),
    screen(104, home.main) + screen(216, away.main),
    box(ink.iron, 0, 98, 320, 8),
    player(104 + roll.drawBetween(-4, 4), home.main, home.trim),
    player(216 + roll.drawBetween(-4, 4), away.main, away.trim),
    line(ink.lamp, 3, 'M160 60l-7 14h12l-7 16'),
  ].join('');
}

function drawBuzzers(scene: Scene): string {
  const { home, away } = scene;
  const seats = [70, 122, 198, 250];
  return [
    box(darken(ink.navy, 0.3), 0, 0, 320, 180),
    fill(home.main, 'M-4-4h164v120H-4z', 0.7),
    fill(away.main, 'M160-4h164v120H160z', 0.7),
    fill(ink.night, 'M112 16h96v40h-96z'),
    text(ink.lamp, 160, 46, 30, '?', 90),
    line(ink.iron, 3, 'M112 16h96v40h-96z'),
    seats
      .map((x, index) =>
        drawFigure(scene, index === 1 ? 'point' : 'talk', index < 2 ? home : away, {
          x,
          y: 182,
          height: 112,
          isFacingLeft: index > 1,
          legs: ink.iron,
          isFormal: true,
        }),
      )
      .join(''),
    fill(ink.wood3, 'M-4 134h328v50H-4z'),
    fill(ink.wood, 'M-4 134h328v8H-4z'),
    fill(home.main, 'M20 146h128v34H20z') + fill(away.main, 'M172 146h128v34H172z'),
    seats
      .map(
        (x, index) =>
          fill(ink.night, `M${x - 10} 136h20l-3-7h-14z`) + disc(index === 1 ? ink.lamp : ink.red, x, 127, 6),
      )
      .join(''),
    disc(ink.lamp, 122, 127, 15, 0.35),
    line(home.trim, 3, 'M32 163h104M32 171h60'),
    line(away.trim, 3, 'M184 163h104M184 171h60'),
  ].join('');
}

function drawPress(scene: Scene): string {
  const { home, roll } = scene;
  const page = roll.drawBetween(-7, 7);
  return [
    box(ink.wood, 0, 0, 320, 180),
    line(ink.wood2, 2, 'M-4 34h328M-4 82h328M-4 128h328M-4 168h328'),
    group(
      `rotate(${page - 5} 160 90)`,
      fill(ink.night, 'M80 18h150v160H80z', 0.25) +
        fill(darken(ink.paper, 0.1), 'M82 8h152v160H82z') +
        fill(ink.paper, 'M74 4h152v160H74z') +
        text(ink.night, 150, 30, 22, 'THE PRAIRIE', 130) +
        line(ink.night, 1.5, 'M84 36h132') +
        fill(home.main, 'M84 44h78v56H84z') +
        fill(home.trim, 'M84 86q20-16 40-4t38-8v26H84z') +
        disc(ink.orange, 122, 64, 10) +
        line(
          ink.steel,
          2.5,
          'M172 48h44M172 56h44M172 64h44M172 72h44M172 80h36M172 94h44M84 112h60M84 120h60M84 128h52M154 112h62M154 120h62M154 128h40M84 142h60M154 142h62M84 150h40',
        ),
    ),
    group(
      'translate(232 108) rotate(38)',
      fill(home.main, 'M-5-50H5v70l-5 14-5-14z') +
        fill(ink.sand, 'M-5 20H5L0 34z') +
        fill(ink.night, 'M-2 28h4l-2 6z') +
        fill(home.trim, 'M-5-50H5v10H-5z'),
    ),
    disc(ink.chalk, 66, 142, 26) +
      disc(darken(ink.oak, 0.5), 66, 142, 20) +
      `<circle cx="66" cy="142" r="26" fill="none" stroke="${ink.sand}" stroke-width="3"/>`,
  ].join('');
}

function drawAwards(scene: Scene): string {
  const { home } = scene;
  return [
    drawStage(scene, 128),
    [
      [-62, 60],
      [0, 44],
      [62, 66],
    ]
      .map(([dx = 0, dy = 0], index) => {
        const x = 160 + dx;
        return drawFigure(scene, index === 1 ? 'cheer' : 'signal', home, {
          x,
          y: 94 + dy * 0.6 + 12,
          height: 92,
          legs: ink.iron,
        });
      })
      .join(''),
    fill(home.main, 'M66 142h64v42H66z') +
      fill(home.main, 'M190 146h64v38h-64z') +
      fill(home.trim, 'M126 132h68v52h-68z'),
    text(home.main, 160, 168, 34, '1', 40) +
      text(home.trim, 98, 172, 26, '2', 40) +
      text(home.trim, 222, 174, 26, '3', 40),
    drawConfetti(scene, 30),
  ].join('');
}

export const artsMotifs = {
  band: { alt: 'A trombone and a tuba under the stage lights', draw: drawBand },
  choir: { alt: 'A choir in robes and its conductor', draw: drawChoir },
  debate: { alt: 'Two speakers answer each other from their lecterns', draw: drawDebate },
  theater: { alt: 'Two actors on a stage below the masks of comedy and tragedy', draw: drawTheater },
  dancers: { alt: 'Three dancers leap in beams of light', draw: drawDancers },
  chess: { alt: 'A king and a knight in the middle of a game of chess', draw: drawChess },
  esports: { alt: 'Two players in headsets before their screens', draw: drawEsports },
  buzzers: { alt: 'Two teams at the buzzers, one lamp lit', draw: drawBuzzers },
  newspaper: { alt: 'A front page, a pencil and a cup of coffee', draw: drawPress },
  podium: { alt: 'Three champions on the podium under confetti', draw: drawAwards },
} as const satisfies Motifs;
