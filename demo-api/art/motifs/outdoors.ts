import { drawLightTowers, drawShadow, drawSky, drawStand, drawTurf, drawWeather, getLight } from '../backgrounds';
import { darken, ink, lighten, mixColors } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, group, line, oval, text } from '../shapes';
import type { Motifs } from './motif';

function drawFootball(x: number, y: number, size: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`,
    fill('#8a4a26', 'M-15 0q15-17 30 0-15 17-30 0z') +
      fill('#a35c32', 'M-15 0q15-17 30 0-15-7-30 0z') +
      line(ink.chalk, 1.6, 'M-5-1h10M-3-3v4M0-3.500v5M3-3v4M-11-4v8M11-4v8'),
  );
}

function drawPass(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawSky(scene, 84),
    drawStand(scene, 96, 4),
    drawTurf(scene, 96),
    line(ink.chalk, 2, 'M-4 126h328M-4 160h328', ' opacity=".7"'),
    drawLightTowers(scene, 90),
    drawShadow(228, 160, 24),
    drawShadow(124, 172, 34),
    drawFigure(scene, 'lunge', away, { x: 238, y: 160, height: 86, isFacingLeft: true, hasHelmet: true }),
    drawFigure(scene, 'throw', home, { x: 126, y: 172, height: 122, hasHelmet: true }),
    drawFootball(112, 40, 8, -28),
    drawWeather(scene),
  ].join('');
}

function drawGoalposts(scene: Scene): string {
  const { home, roll } = scene;
  const { dim } = getLight(scene);
  const gold = darken('#f2c14e', dim * 0.4);
  const ball = roll.drawBetween(140, 182);
  return [
    drawSky(scene, 118),
    drawStand(scene, 130, 5),
    drawLightTowers(scene, 124),
    drawTurf(scene, 130),
    fill(darken(home.main, dim * 0.5), 'M0 130h320v16H0z'),
    line(ink.chalk, 2, 'M-4 147h328M-4 166h328', ' opacity=".8"'),
    home.name === '' ? '' : text(home.trim, 160, 143, 14, home.name.toUpperCase(), 200),
    line(gold, 6, 'M160 131v-29'),
    line(gold, 5, 'M100 14v88h120V14'),
    line(lighten(gold, 0.5), 1.5, 'M98.500 16v84M218.500 16v84'),
    line(ink.chalk, 1.5, `M150 172Q146 110 ${ball} 64`, ' stroke-dasharray="3 7" opacity=".7"'),
    drawFootball(ball, 52, 11, -48),
    drawWeather(scene),
  ].join('');
}

function drawHelmet(scene: Scene): string {
  const { home } = scene;
  const { sky } = getLight(scene);
  const shade = darken(home.main, 0.35);
  return [
    drawSky(scene, 112),
    drawTurf(scene, 126),
    fill(
      mixColors(ink.turf3, sky[0], 0.3),
      Array.from({ length: 40 }, (_, i) => `M${i * 8.4 - 4} 132l4-${8 + ((i * 7) % 6)} 4 12z`).join(''),
    ),
    oval(ink.night, 162, 156, 82, 9, 0.35),
    fill(home.main, 'M86 108c-8-62 40-88 84-82 40 5 60 40 58 76l-34 4-12 26c-20 26-52 22-74 18-14-4-20-22-22-42z'),
    fill(shade, 'M86 108c2 20 8 38 22 42 22 4 54 8 74-18l6-14c-30 24-72 26-102-10z'),
    fill(lighten(home.main, 0.3), 'M104 66c10-22 34-32 58-30-24 6-42 14-54 34z'),
    fill(home.trim, 'M128 30q18-6 34-5l-4 78h-22q4-44-8-73z'),
    fill(home.main, 'M141 28q6-2 10-2l-3 77h-8z'),
    disc(shade, 152, 108, 9) + disc(home.trim, 152, 108, 4),
    line(
      darken(ink.chalk, 0.12),
      5.5,
      'M188 112q44 0 52 6 4 20-8 28-16 8-46 0M184 130h56M228 114l-4 34M186 112l-8 20 8 14',
    ),
    drawWeather(scene),
  ].join('');
}

function drawFlag(scene: Scene): string {
  const { home, away } = scene;
  const flag = (x: number, y: number, color: string): string => fill(color, `M${x} ${y}q-12 2-24 12l-4-7q10-10 26-11z`);
  return [
    drawSky(scene, 82),
    drawStand(scene, 96, 4),
    drawTurf(scene, 96),
    line(ink.chalk, 2, 'M-4 120h328M-4 154h328', ' opacity=".75"'),
    drawShadow(206, 170, 30),
    drawShadow(110, 168, 24),
    drawFigure(scene, 'run', away, { x: 102, y: 168, height: 104 }),
    drawFigure(scene, 'run', home, { x: 194, y: 172, height: 116 }),
    flag(182, 120, home.trim),
    flag(184, 126, lighten(home.trim, 0.4)),
    drawFootball(224, 88, 7, 10),
    drawWeather(scene),
  ].join('');
}

function drawSoccerBall(x: number, y: number, radius: number): string {
  return (
    disc(ink.chalk, x, y, radius) +
    group(
      `translate(${x} ${y}) scale(${radius / 10})`,
      fill(
        ink.night,
        'M0-4l4 3-1.500 5h-5L-4-1zM-9.500-3l4-4 1 3-3 4zM9.500-3l-4-4-1 3 3 4zM-5 8.500l1-3h8l1 3q-5 2.500-10 0z',
      ),
    )
  );
}

function drawGoal(scene: Scene): string {
  const { home, away, roll } = scene;
  const net = Array.from({ length: 15 }, (_, index) => `M${60 + index * 14.3} 44l${(index - 7) * -2} 84`).join('');
  const side = roll.drawChance(0.5) ? 1 : -1;
  return [
    drawSky(scene, 88),
    drawStand(scene, 106, 5),
    drawTurf(scene, 106),
    fill(ink.night, 'M56 40h208v92H56z', 0.2),
    line(ink.chalk, 1, `${net}M58 58h204M60 74h200M63 90h194M66 106h188M70 122h180`, ' opacity=".6"'),
    line(ink.chalk, 6, 'M54 138V40h212v98'),
    line(ink.chalk, 2.5, 'M-4 138h328M20 182l24-36h232l24 36'),
    drawShadow(160, 148, 60),
    drawFigure(scene, 'block', away, { x: 160 - side * 8, y: 150, height: 96, turn: 62, isFacingLeft: side < 0 }),
    drawSoccerBall(160 + side * 84, 62, 11),
    line(
      ink.chalk,
      2,
      `M${160 + side * 70} 74l${side * -26} 20M${160 + side * 76} 80l${side * -18} 16`,
      ' opacity=".7"',
    ),
    drawFigure(scene, 'cheer', home, { x: 160 - side * 84, y: 196, height: 84, isFacingLeft: side < 0 }),
    drawWeather(scene),
  ].join('');
}

function drawStrike(scene: Scene): string {
  const { home, away } = scene;
  return [
    drawSky(scene, 92),
    drawStand(scene, 104, 3),
    drawTurf(scene, 104),
    line(ink.chalk, 2.5, 'M-4 128h328M250 182q-40-44 74-46', ' opacity=".8"'),
    drawShadow(228, 158, 24),
    drawShadow(128, 174, 32),
    drawFigure(scene, 'stride', away, { x: 236, y: 158, height: 88, isFacingLeft: true }),
    drawFigure(scene, 'kick', home, { x: 128, y: 172, height: 126 }),
    drawSoccerBall(196, 126, 10),
    line(ink.chalk, 2, 'M210 118l14-8M212 126l18-2', ' opacity=".6"'),
    drawWeather(scene),
  ].join('');
}

function drawLacrosse(scene: Scene): string {
  const { home, away } = scene;
  const stick = (x: number, y: number, side: number): string =>
    line(ink.wood3, 3, `M${x} ${y}l${side * 26}-48`) +
    group(
      `translate(${x + side * 30} ${y - 58}) rotate(${side * 28})`,
      fill(ink.chalk, 'M-4 12q-9-14-6-22 10-8 20 0 3 8-6 22z') + line(ink.iron, 1, 'M-6-8l8 16M6-8L-2 8M-8-2H8'),
    );
  return [
    drawSky(scene, 90),
    drawStand(scene, 102, 3),
    drawTurf(scene, 102),
    line(ink.chalk, 2, 'M-4 130h328', ' opacity=".7"'),
    drawShadow(204, 168, 26),
    drawShadow(126, 174, 30),
    drawFigure(scene, 'cradle', away, { x: 232, y: 166, height: 104, isFacingLeft: true, hasHelmet: true }),
    stick(209, 100, -0.45),
    drawFigure(scene, 'cradle', home, { x: 98, y: 172, height: 118, hasHelmet: true }),
    stick(127, 104, 0.5),
    disc('#f2c14e', 172, 46, 5),
    drawWeather(scene),
  ].join('');
}

function drawTennis(scene: Scene): string {
  const { home } = scene;
  const court = darken('#2f6a86', getLight(scene).dim);
  const mesh = Array.from({ length: 28 }, (_, index) => `M${index * 12 - 2} 92v28`).join('');
  return [
    drawSky(scene, 84),
    fill(darken('#2c5a44', getLight(scene).dim), 'M-4 66h328v36H-4z'),
    line(darken('#2c5a44', 0.4), 1, 'M20 66v36M80 66v36M140 66v36M200 66v36M260 66v36'),
    fill(darken('#3f7a55', getLight(scene).dim), 'M-4 100h328v82H-4z'),
    fill(court, 'M52 104h216l76 78H-24z'),
    line(ink.chalk, 2.5, 'M52 104h216M52 104l-76 78M268 104l76 78M90 104l-44 78M230 104l44 78M160 108v16M-4 150h328'),
    line(ink.chalk, 0.8, `${mesh}M-4 100h328M-4 108h328M-4 115h328`, ' opacity=".45"'),
    line(ink.chalk, 4, 'M-4 91h328'),
    drawShadow(144, 172, 30),
    drawFigure(scene, 'serve', home, { x: 142, y: 172, height: 110 }),
    line(ink.oak, 3.5, 'M159 44l8-14'),
    `<ellipse cx="174" cy="19" rx="9" ry="12" transform="rotate(32 174 19)" fill="${ink.chalk}" fill-opacity=".3" stroke="${home.trim}" stroke-width="3"/>`,
    disc('#d8e04a', 194, 32, 5),
    line(ink.chalk, 1.6, 'M204 26l10-6M206 34l12-2', ' opacity=".7"'),
    drawWeather(scene),
  ].join('');
}

function drawRally(scene: Scene): string {
  const { home, away } = scene;
  const court = darken('#a5512c', getLight(scene).dim * 0.8);
  return [
    drawSky(scene, 74),
    drawStand(scene, 90, 3),
    box(darken(ink.turf2, getLight(scene).dim), 0, 90, 320, 92),
    fill(court, 'M70 94h180l60 88H10z'),
    line(ink.chalk, 2.5, 'M70 94h180l60 88H10zM98 94l-34 88M222 94l34 88M85 112h150M160 112v62'),
    drawFigure(scene, 'forehand', away, { x: 186, y: 112, height: 44, isFacingLeft: true }),
    fill(ink.night, 'M24 116h272v18H24z', 0.25),
    line(ink.chalk, 3, 'M22 116h276'),
    drawShadow(118, 176, 30),
    drawFigure(scene, 'forehand', home, { x: 118, y: 176, height: 104, isFacingLeft: true }),
    line(ink.oak, 3.5, 'M146 118l12-4'),
    `<ellipse cx="169" cy="109" rx="12" ry="9" transform="rotate(-20 169 109)" fill="${ink.chalk}" fill-opacity=".3" stroke="${home.trim}" stroke-width="3"/>`,
    disc('#d8e04a', 196, 96, 4.5),
    drawWeather(scene),
  ].join('');
}

function drawGreen(scene: Scene): string {
  const { home, roll } = scene;
  const { dim } = getLight(scene);
  const turf = darken(ink.turf2, dim);
  return [
    drawSky(scene, 88),
    fill(darken(ink.turf3, dim), 'M-4 92q80-16 170-4t160-8v104H-4z'),
    fill(turf, 'M-4 120q100-22 330-8v72H-4z'),
    fill(darken('#6f9d5e', dim), 'M60 138c10-22 190-26 214-4 14 24-30 34-108 34s-118-10-106-30z'),
    fill(darken('#86b06f', dim), 'M104 146c30-12 110-12 132-4-20 12-112 16-132 4z', 0.7),
    fill(darken(ink.sand, dim * 0.7), 'M14 150c14-12 54-10 54 4s-62 14-54-4zM252 112c12-8 48-6 44 4s-54 6-44-4z'),
    oval(ink.night, 200, 142, 6, 2),
    line(ink.chalk, 3, 'M200 142V50'),
    fill(home.main, 'M201 50q18-6 38 4-10 6-8 18-16-8-30 0z'),
    fill(home.trim, 'M201 58q16-5 31 1l-1 5q-15-6-30-1z'),
    drawShadow(118, 156, 20),
    drawFigure(scene, 'putt', home, { x: 116, y: 158, height: 88, legs: ink.sand }),
    line(ink.steel, 2, 'M130 117l12 40h6'),
    disc(ink.chalk, 152 + roll.drawBetween(0, 8), 156, 3),
    drawWeather(scene),
  ].join('');
}

function drawTee(scene: Scene): string {
  const { home } = scene;
  const { dim } = getLight(scene);
  return [
    drawSky(scene, 104),
    fill(darken('#5d8f5a', dim), 'M-4 108q120-14 328-4v80H-4z'),
    fill(darken('#7fae6a', dim), 'M176 106q30 20 10 40t60 36h60q-60-20-40-44t-14-34z'),
    fill(darken(ink.water2, dim), 'M226 118c20-6 60-4 70 2s-70 12-70-2z'),
    fill(darken(ink.turf3, dim), 'M-4 150q70-14 190-2 26 8 10 34H-4z'),
    drawShadow(130, 162, 26),
    drawFigure(scene, 'swing', home, { x: 132, y: 162, height: 124, legs: ink.sand }),
    line(ink.steel, 2.5, 'M131 44l-30-22'),
    fill(ink.night, 'M104 24l-10-2 2-7z'),
    line(ink.chalk, 1.6, 'M152 150Q216 110 252 46', ' stroke-dasharray="2 7" opacity=".9"'),
    disc(ink.chalk, 254, 42, 4),
    drawWeather(scene),
  ].join('');
}

function drawBatter(scene: Scene): string {
  const { home, away } = scene;
  const dirt = darken(ink.clay, getLight(scene).dim * 0.8);
  return [
    drawSky(scene, 76),
    drawStand(scene, 92, 4),
    drawTurf(scene, 92),
    fill(dirt, 'M-4 138q160-34 328 0v46H-4z'),
    line(ink.chalk, 2, 'M204 182l-60-76M290 182L180 96', ' opacity=".8"'),
    fill(ink.chalk, 'M182 170l14 4 8-6-6-5h-14z'),
    drawShadow(132, 172, 30),
    drawFigure(scene, 'lunge', away, { x: 72, y: 172, height: 74, hasHelmet: true }),
    drawFigure(scene, 'bat', home, { x: 138, y: 170, height: 118, hasHelmet: true, legs: ink.chalk }),
    line(ink.wood3, 5, 'M166 94l40-16'),
    line(ink.wood, 7, 'M190 84.500l17-7'),
    disc(ink.chalk, 218, 72, 6),
    line(ink.red, 1, 'M215 69q3 3 0 6M221 69q-3 3 0 6'),
    drawWeather(scene),
  ].join('');
}

function drawDiamond(scene: Scene): string {
  const { home, away } = scene;
  const { dim } = getLight(scene);
  const grass = darken(ink.turf, dim);
  const dirt = darken(ink.clay, dim * 0.8);
  return [
    drawSky(scene, 50),
    drawStand(scene, 66, 3),
    box(grass, 0, 66, 320, 116),
    fill(darken(grass, 0.12), 'M-4 78h328v8H-4zM-4 98h328v10H-4z'),
    fill(dirt, 'M160 178L34 112q60-40 126-40t126 40z'),
    fill(grass, 'M160 158l-74-42 74-34 74 34z'),
    line(ink.chalk, 2.5, 'M160 172L-20 76M160 172L340 76'),
    oval(dirt, 160, 170, 30, 12),
    oval(dirt, 160, 116, 17, 6),
    fill(ink.chalk, 'M160 78l8 4-8 4-8-4zM236 112l8 4-8 4-8-4zM84 112l8 4-8 4-8-4zM154 168h12v4l-6 4-6-4z'),
    drawFigure(scene, 'pitch', away, { x: 160, y: 118, height: 42, isFacingLeft: true, legs: ink.chalk }),
    drawFigure(scene, 'run', home, { x: 200, y: 106, height: 36, isFacingLeft: true, legs: ink.chalk }),
    drawFigure(scene, 'bat', home, { x: 142, y: 172, height: 50, hasHelmet: true, legs: ink.chalk }),
    drawWeather(scene),
  ].join('');
}

function drawWindmill(scene: Scene): string {
  const { home, away } = scene;
  const dirt = darken(ink.clay, getLight(scene).dim * 0.8);
  return [
    drawSky(scene, 84),
    drawStand(scene, 98, 4),
    drawTurf(scene, 98),
    fill(dirt, 'M-4 128q160-22 328 0v56H-4z'),
    `<ellipse cx="138" cy="166" rx="96" ry="16" fill="none" stroke="${ink.chalk}" stroke-width="2.500"/>`,
    drawShadow(138, 170, 32),
    drawFigure(scene, 'stand', away, { x: 246, y: 136, height: 56, isFacingLeft: true, legs: ink.chalk }),
    drawFigure(scene, 'windmill', home, { x: 138, y: 168, height: 122, legs: ink.chalk }),
    disc('#d8e04a', 121, 27, 8),
    line(ink.red, 1.2, 'M117 23q4 4 0 8M125 23q-4 4 0 8'),
    line(ink.chalk, 2, 'M98 44q-8 30 8 52', ' opacity=".6" stroke-dasharray="8 6"'),
    drawWeather(scene),
  ].join('');
}

export const fieldMotifs = {
  pass: { alt: 'A quarterback throws while the rush closes in', draw: drawPass },
  goalposts: { alt: 'A kick between the goalposts', draw: drawGoalposts },
  helmet: { alt: 'A football helmet on the grass', draw: drawHelmet },
  'flag-run': { alt: 'A runner with flags at her belt, a step ahead', draw: drawFlag },
  goal: { alt: 'A shot under the crossbar, past the diving keeper', draw: drawGoal },
  strike: { alt: 'A soccer player strikes the ball', draw: drawStrike },
  lacrosse: { alt: 'Two lacrosse players with raised sticks', draw: drawLacrosse },
  'tennis-serve': { alt: 'A tennis serve at full stretch', draw: drawTennis },
  'tennis-rally': { alt: 'A rally on a tennis court, seen from behind', draw: drawRally },
  green: { alt: 'A putt on the green, the flag between two bunkers', isByDay: true, draw: drawGreen },
  tee: { alt: 'A golfer follows a drive over the fairway', isByDay: true, draw: drawTee },
  batter: { alt: 'A batter meets the ball at the plate', draw: drawBatter },
  diamond: { alt: 'A baseball diamond during a pitch, seen from above the plate', draw: drawDiamond },
  windmill: { alt: 'A softball pitcher at the top of her windup', draw: drawWindmill },
} as const satisfies Motifs;
