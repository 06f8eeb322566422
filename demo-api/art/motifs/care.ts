import { drawHall, drawPlanks, drawShadow, drawSky, drawStand, drawTurf, drawWeather, getLight } from '../backgrounds';
import { darken, ink, lighten } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, group, line, oval, text } from '../shapes';
import type { Motifs } from './motif';

function drawDefibrillator(scene: Scene): string {
  const { home } = scene;
  return [
    box(lighten(home.main, 0.62), 0, 0, 320, 180),
    box(darken(home.main, 0.1), 0, 138, 320, 44),
    box(home.trim, 0, 132, 320, 7),
    fill(home.main, 'M216 10h90v130h-90z') +
      fill(darken(home.main, 0.35), 'M222 16h36v124h-36zM264 16h36v124h-36z') +
      fill('#cfe0e6', 'M230 28h20v40h-20zM272 28h20v40h-20z'),
    fill(ink.night, 'M86 30h112v110H86z', 0.2),
    fill(ink.chalk, 'M78 22h112v110H78z') +
      line(ink.red, 5, 'M78 22h112v110H78z') +
      fill(ink.red, 'M78 22h112v22H78z') +
      text(ink.chalk, 134, 39, 17, 'AED', 60),
    fill(ink.red, 'M134 122l-30-30c-14-16 4-40 22-28q6 4 8 10 2-6 8-10c18-12 36 12 22 28z'),
    line(ink.chalk, 4.5, 'M102 90h20l6-14 10 28 7-14h22'),
  ].join('');
}

function drawTrainer(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawSky(scene, 86),
    drawTurf(scene, 98),
    line(ink.chalk, 2.5, 'M-4 126h328', ' opacity=".7"'),
    box(ink.oak, 76, 128, 150, 8) + line(ink.iron, 5, 'M90 136v36M212 136v36'),
    drawShadow(150, 174, 70),
    drawFigure(scene, 'sit', home, { x: 136, y: 166, height: 116 }),
    drawFigure(
      scene,
      'lunge',
      { ...away, main: ink.chalk },
      { x: 222, y: 174, height: 116, isFacingLeft: true, isFormal: true, legs: ink.iron },
    ),
    fill(ink.chalk, 'M56 144h44v32H56z') +
      fill(ink.red, 'M74 150h8v7h7v8h-7v7h-8v-7h-7v-8h7z') +
      line(ink.iron, 3, 'M68 144v-7h20v7'),
    fill('#a9d3e2', 'M246 152q6-10 12 0v24h-12z'),
  ].join('');
}

function drawWaterBreak(scene: Scene): string {
  const { home, roll } = scene;
  const bottle = (x: number, y: number, size: number): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      oval(ink.night, 6, 2, 26, 5, 0.3) +
        fill(home.main, 'M-17 0v-62q0-12 9-15v-9H8v9q9 3 9 15V0q-17 8-34 0z') +
        fill(darken(home.main, 0.25), 'M3 3v-86h5v6q9 3 9 15V0q-6 3-14 3z') +
        fill(home.trim, 'M-17-46q17 6 34 0v20q-17 6-34 0z') +
        fill(ink.chalk, 'M-8-86H8v-8l-4-4h-8l-4 4z') +
        fill('#7db7d3', 'M0-40q10 12 0 16-10-4 0-16z'),
    );
  return [
    drawSky({ ...scene, hour: 'day', weather: 'clear' }, 104),
    drawTurf({ ...scene, hour: 'day', weather: 'clear' }, 112),
    box(ink.sand, -4, 142, 330, 10) + box(darken(ink.sand, 0.3), -4, 152, 330, 6),
    fill(ink.orange, 'M206 66h66l-6 76h-54z') +
      fill(darken(ink.orange, 0.25), 'M246 66h26l-6 76h-24z') +
      fill(ink.chalk, 'M202 56h74v14h-74zM216 92h44v20h-44z') +
      line(ink.night, 4, 'M214 130h-10v6'),
    bottle(108 + roll.drawBetween(-4, 4), 142, 0.9) + bottle(160, 146, 1.1),
  ].join('');
}

function drawStorm(scene: Scene): string {
  const { home } = scene;
  const storm = { ...scene, hour: 'night' as const, weather: 'clouds' as const };
  return [
    drawSky(storm, 104),
    fill(
      '#1d2740',
      'M-4 20c30-40 90-20 100-10 20-26 84-24 96 0 40-20 90-14 132 10v28c-40 16-70 4-90 0-30 20-84 14-98 2-40 18-110 12-140-2z',
    ),
    fill('#2c3a5c', 'M30 20c20-20 60-14 70-4 24-22 70-18 84 2 30-12 60-10 80 4-60-4-200 0-234-2z'),
    fill(ink.lamp, 'M176 34l-34 52h20l-18 50 52-64h-22l22-38z') + fill(ink.lamp, 'M156 34h60l60 110H96z', 0.1),
    drawTurf(storm, 112),
    line(ink.chalk, 2.5, 'M-4 136h328M-4 166h328', ' opacity=".6"'),
    line('#d8b04a', 4, 'M258 116V60M236 20v40h44V20'),
    drawFigure(scene, 'run', home, { x: 60, y: 166, height: 66, isFacingLeft: true }),
    drawFigure(scene, 'stride', home, { x: 104, y: 174, height: 74, isFacingLeft: true }),
  ].join('');
}

function drawHandshake(scene: Scene): string {
  return drawHall(scene, 112, 6) + drawPlanks(112) + drawTeams(scene);
}

function drawFieldHandshake(scene: Scene): string {
  return [
    drawSky(scene, 92),
    drawStand(scene, 104, 3),
    drawTurf(scene, 104),
    line(ink.chalk, 2.5, 'M-4 128h328', ' opacity=".7"'),
    drawTeams(scene),
    drawWeather(scene),
  ].join('');
}

function drawTeams(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawShadow(160, 172, 120),
    drawFigure(scene, 'stand', home, { x: 52, y: 156, height: 90 }),
    drawFigure(scene, 'stand', away, { x: 268, y: 156, height: 90, isFacingLeft: true }),
    drawFigure(scene, 'talk', home, { x: 86, y: 162, height: 98 }),
    drawFigure(scene, 'talk', away, { x: 234, y: 162, height: 98, isFacingLeft: true }),
    drawFigure(scene, 'point', away, { x: 201, y: 172, height: 116, isFacingLeft: true }),
    drawFigure(scene, 'point', home, { x: 119, y: 172, height: 116 }),
  ].join('');
}

function drawClassroom(scene: Scene): string {
  const { home, away } = scene;
  return [
    box(lighten(home.main, 0.7), 0, 0, 320, 180),
    box(darken(home.main, 0.05), 0, 146, 320, 36),
    fill(ink.oak, 'M72 12h176v88H72z') + fill('#2c4f42', 'M78 18h164v76H78z'),
    line(
      ink.chalk,
      2.5,
      'M96 34h48M96 46h36M160 76l20-34 20 34zM180 42v34M214 36a12 12 0 1 1-.1 0M96 64l10 10m0-10l-10 10M118 69h24m-7-5l7 5-7 5',
      ' opacity=".9"',
    ),
    drawFigure(scene, 'point', home, { x: 116, y: 172, height: 112, isFormal: true, legs: ink.iron }),
    [200, 246]
      .map(
        (x, index) =>
          drawFigure(scene, 'sit', index === 0 ? away : home, {
            x,
            y: 168,
            height: 92,
            isFacingLeft: true,
            isFormal: true,
            legs: ink.iron,
          }) +
          box(ink.wood3, x - 34, 132, 34, 5) +
          line(ink.iron, 3, `M${x - 30} 137v38`),
      )
      .join(''),
  ].join('');
}

function drawGradCap(scene: Scene): string {
  const { home, roll } = scene;
  const { sky } = getLight(scene);
  const cap = (x: number, y: number, size: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      fill(darken(home.main, 0.35), 'M-22 2v16q22 14 44 0V2z') +
        fill(home.main, 'M-46-2L0-22 46-2 0 18z') +
        fill(lighten(home.main, 0.2), 'M-46-2L0-22l12 5-46 20z') +
        line(home.trim, 3, 'M0-2L34 6v20') +
        fill(home.trim, 'M30 24h8l2 14H28z'),
    );
  return [
    drawSky(scene, 150),
    disc(sky[2], 160, 90, 100, 0.2),
    cap(160, 84, 1.5, roll.drawBetween(-14, 14)),
    cap(66, 54, 0.7, -24) +
      cap(262, 60, 0.75, 20) +
      cap(236, 132, 0.6, -12) +
      cap(82, 134, 0.6, 18) +
      cap(160, 24, 0.45, 8),
  ].join('');
}

export const careMotifs = {
  defibrillator: { alt: 'A defibrillator beside a gymnasium door', draw: drawDefibrillator },
  trainer: { alt: 'An athletic trainer looks after a player on the bench', isByDay: true, draw: drawTrainer },
  water: { alt: 'Water bottles and a cooler in the midday sun', draw: drawWaterBreak },
  lightning: { alt: 'Players leave the field under a thunderstorm', draw: drawStorm },
  handshake: { alt: 'Two teams meet for the handshake', draw: drawHandshake },
  'field-handshake': { alt: 'Two teams meet for the handshake on the field', draw: drawFieldHandshake },
  classroom: { alt: 'A play on the blackboard in front of two students', draw: drawClassroom },
  caps: { alt: 'Graduation caps in the air', isByDay: true, draw: drawGradCap },
} as const satisfies Motifs;
