import {
  drawConfetti,
  drawCrowd,
  drawHall,
  drawLightTowers,
  drawPlanks,
  drawShadow,
  drawSky,
  drawStand,
  drawTurf,
  drawWeather,
  getLight,
} from '../backgrounds';
import { darken, ink, lighten, mixColors } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, digits, disc, fill, group, line, oval, text } from '../shapes';
import type { Motifs } from './motif';

function drawScoreboard(scene: Scene): string {
  return [
    drawSky(scene, 150),
    drawLightTowers(scene, 160),
    line(ink.iron, 9, 'M92 140v44M228 140v44'),
    group('translate(21 8) scale(.87)', drawPanel(scene)),
    drawCrowd(scene, 160, 2, 12, 0.35),
    drawWeather(scene),
  ].join('');
}

function drawHallScoreboard(scene: Scene): string {
  return [
    box(darken(scene.home.main, 0.55), 0, 0, 320, 180),
    fill(ink.chalk, 'M66 0L-30 180H110zM254 0l96 180H210z', 0.07),
    line(ink.steel, 4, 'M96 0v24M224 0v24'),
    drawCrowd(scene, 122, 5, 12, 0.3),
    group('translate(21 8) scale(.87)', drawPanel(scene)),
  ].join('');
}

/** Names and score, as on the board of the venue. */
function drawPanel({ home, away, score, roll }: Scene): string {
  const [left, right] = score ?? [roll.drawBetween(14, 58), roll.drawBetween(10, 57)];
  const bulbs = Array.from({ length: 21 }, (_, index) => `M${60 + index * 10} 26.500h.1m0 110h.1`).join('');
  return [
    box(darken(ink.night, 0.2), 50, 20, 220, 124),
    box(ink.night, 56, 33, 208, 98),
    line(ink.lamp, 3, bulbs),
    fill(home.main, 'M62 38h92v20H62z') + fill(away.main, 'M166 38h92v20h-92z'),
    text(ink.chalk, 108, 53.5, 15, (home.name === '' ? 'Home' : home.name).toUpperCase(), 84),
    text(ink.chalk, 212, 53.5, 15, (away.name === '' ? 'Guests' : away.name).toUpperCase(), 84),
    box('#060d1c', 62, 62, 92, 62) + box('#060d1c', 166, 62, 92, 62),
    digits(ink.lamp, 108, 71, left > 99 ? 34 : 44, left),
    digits(ink.lamp, 212, 71, right > 99 ? 34 : 44, right),
    disc(ink.red, 160, 82, 3) + disc(ink.red, 160, 104, 3),
  ].join('');
}

function drawTrophy(scene: Scene): string {
  const { home } = scene;
  const gold = '#e0ac45';
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 40 * Math.PI) / 180;
    const at = (turn: number): string =>
      `${Math.round(160 + Math.cos(angle + turn) * 260)} ${Math.round(84 + Math.sin(angle + turn) * 260)}`;
    return `M160 84L${at(-0.16)}L${at(0.16)}z`;
  }).join('');
  return [
    box(home.main, 0, 0, 320, 180),
    fill(lighten(home.main, 0.14), rays),
    drawCrowd(scene, 144, 4, 13, 0.4),
    line(gold, 7, 'M124 42q-34 0-20 30 10 18 30 20M196 42q34 0 20 30-10 18-30 20'),
    fill(gold, 'M118 28h84q2 62-34 76v16h14v12h-44v-12h14v-16q-36-14-34-76z'),
    fill(darken(gold, 0.28), 'M172 28h30q2 62-34 76v16h14v12h-18q2-60 8-104z'),
    fill(lighten(gold, 0.5), 'M130 36h10q0 34 12 52-22-14-22-52z'),
    oval(darken(gold, 0.45), 160, 28, 42, 7),
    fill(darken(ink.oak, 0.45), 'M122 132h76l6 30h-88z') + fill(home.trim, 'M140 140h40v14h-40z'),
    drawConfetti(scene, 36),
  ].join('');
}

function drawMedals(scene: Scene): string {
  const { home, roll } = scene;
  const medal = (x: number, y: number, radius: number, metal: string, place: string): string =>
    fill(home.main, `M${x - 26}-4h22L${x + 6} ${y - radius + 4}h-14z`) +
    fill(home.trim, `M${x - 18}-4h6L${x + 2} ${y - radius + 4}h-5z`) +
    fill(darken(home.main, 0.3), `M${x + 26}-4H${x + 4}L${x - 6} ${y - radius + 4}h14z`) +
    disc(ink.night, x + 5, y + 6, radius, 0.25) +
    disc(metal, x, y, radius) +
    disc(darken(metal, 0.18), x, y, radius * 0.78) +
    fill(
      lighten(metal, 0.45),
      `M${x - radius * 0.9} ${y}a${radius * 0.9} ${radius * 0.9} 0 0 1 ${radius * 0.9}-${radius * 0.9}q-${radius * 0.7} ${radius * 0.2}-${radius * 0.9} ${radius * 0.9}z`,
      0.7,
    ) +
    text(lighten(metal, 0.6), x, y + radius * 0.36, radius, place);
  return [
    box(mixColors(home.main, ink.paper, 0.82), 0, 0, 320, 180),
    fill(mixColors(home.main, ink.paper, 0.7), `M${40 + roll.drawBelow(40)}-4h60L320 120v64h-70z`),
    medal(84, 116, 31, '#b6bfc8', '2'),
    medal(236, 122, 29, '#b97a45', '3'),
    medal(160, 118, 42, '#e0ac45', '1'),
  ].join('');
}

function drawBus(scene: Scene): string {
  const { home } = scene;
  const { dim } = getLight(scene);
  const road = darken('#5b6472', dim);
  const yellow = darken('#e9a92b', dim * 0.35);
  const glass = scene.hour === 'day' ? '#bcd8e2' : ink.lamp;
  const windows = [0, 1, 2, 3, 4].map((index) => `M${84 + index * 27} 76h21v24h-21z`).join('');
  const heads = [0, 1, 2, 3, 4].map((index) => `M${89 + index * 27} 100c0-16 11-16 11 0z`).join('');
  return [
    drawSky(scene, 108),
    fill(darken('#7f9457', dim), 'M-4 112q160-10 328 0v72H-4z'),
    fill(road, 'M-4 138h328v46H-4z'),
    line(ink.lamp, 3, 'M-4 166h328', ' stroke-dasharray="24 20"'),
    oval(ink.night, 164, 152, 112, 6, 0.35),
    fill(yellow, 'M68 70q0-10 12-10h152q16 0 20 16l6 26q16 2 16 14v26q0 6-6 6H74q-6 0-6-6z'),
    fill(lighten(yellow, 0.3), 'M68 70q0-10 12-10h152q8 0 12 6H72z'),
    fill(glass, windows) + fill(darken(home.main, 0.3), heads, 0.85),
    fill(glass, 'M224 74h10q8 0 10 10l4 20h-24z'),
    line(ink.night, 3, 'M70 108h150M70 122h204'),
    fill(home.main, 'M72 110h148v10H72z'),
    home.name === '' ? '' : text(ink.chalk, 146, 118.5, 9.5, home.name.toUpperCase(), 130),
    [108, 236].map((x) => disc(ink.night, x, 148, 16) + disc(ink.steel, x, 148, 7)).join(''),
    fill(ink.lamp, 'M268 124h6v8h-6z'),
    scene.hour === 'day' ? '' : fill(ink.lamp, 'M274 124l60-14v44l-60-22z', 0.35),
    drawWeather(scene),
  ].join('');
}

function drawTickets(scene: Scene): string {
  const { home, away } = scene;
  const { dim } = getLight(scene);
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((index) => `M${92 + index * 24} 44h12l${(index - 3) * 2 + 1} 24q-7 8-14 0z`)
    .join('');
  return [
    drawSky(scene, 122),
    box(darken('#8d8a74', dim), 0, 124, 320, 60),
    oval(ink.night, 160, 164, 92, 8, 0.3),
    box(home.main, 98, 60, 124, 104),
    box(darken(home.main, 0.3), 178, 60, 44, 104),
    box(ink.lamp, 112, 76, 96, 46),
    drawFigure(scene, 'talk', { ...away, main: home.trim }, { x: 156, y: 168, height: 94, legs: ink.iron }),
    box(ink.chalk, 104, 120, 112, 8),
    box(darken(home.main, 0.15), 98, 128, 124, 36),
    fill(ink.chalk, 'M86 44h148l8 24H78z') + fill(away.main, stripes),
    fill(ink.night, 'M104 20h112v24H104z') + text(ink.lamp, 160, 39, 20, 'TICKETS', 100),
    drawFigure(scene, 'stand', home, {
      x: 246,
      y: 166,
      height: 82,
      isFacingLeft: true,
      isFormal: true,
      legs: ink.iron,
    }),
    drawFigure(scene, 'stand', away, {
      x: 276,
      y: 168,
      height: 86,
      isFacingLeft: true,
      isFormal: true,
      legs: ink.navy,
    }),
    drawFigure(scene, 'talk', away, { x: 76, y: 168, height: 84, isFormal: true, legs: ink.iron }),
    fill(ink.sand, 'M128 138l36-8 4 16-36 8z') + line(home.main, 1.5, 'M152 134l4 16', ' stroke-dasharray="2 2"'),
    drawWeather(scene),
  ].join('');
}

function drawCamera(scene: Scene): string {
  const { home } = scene;
  return [
    drawHall(scene, 126, 7),
    drawPlanks(126),
    drawFigure(scene, 'shoot', home, { x: 60, y: 156, height: 62 }),
    disc(ink.orange, 72, 82, 5),
    line(ink.night, 6, 'M176 118l-34 66M180 118v66M184 118l34 66'),
    fill(ink.night, 'M132 62h92v50h-92z'),
    fill(darken(ink.iron, 0.2), 'M132 62h92v12h-92z'),
    fill(ink.night, 'M132 72l-36-10v50l36-12z'),
    fill('#27406e', 'M96 66l8 2v40l-8 4z'),
    oval(lighten(ink.water2, 0.4), 97, 87, 4, 18),
    fill(ink.night, 'M150 44h54v12h-54zM158 54h6v10h-6zM190 54h6v10h-6z'),
    fill(home.trim, 'M146 84h40v16h-40z') + text(home.main, 166, 97, 13, 'LIVE', 34),
    disc(ink.red, 208, 66, 4),
    drawFigure(
      scene,
      'talk',
      { ...home, main: ink.iron },
      { x: 262, y: 182, height: 122, isFacingLeft: true, isFormal: true, legs: ink.night },
    ),
    line(ink.night, 4, 'M226 92l22 6'),
  ].join('');
}

function drawSection(scene: Scene): string {
  const { home, away } = scene;
  const flag = (x: number, y: number, color: string, trim: string): string =>
    line(ink.oak, 3, `M${x} ${y + 76}V${y}`) +
    fill(color, `M${x} ${y}q18-10 34 0t34 0v34q-18 10-34 0t-34 0z`) +
    fill(trim, `M${x} ${y + 13}q18-10 34 0t34 0v8q-18 10-34 0t-34 0z`);
  return [
    drawSky(scene, 60),
    drawLightTowers(scene, 70),
    box(darken(ink.iron, 0.3), 0, 56, 320, 126),
    drawCrowd(scene, 64, 9, 15, 0.16),
    flag(80, 22, home.main, home.trim),
    flag(184, 32, away.main, away.trim),
    drawConfetti(scene, 18),
    drawWeather(scene),
  ].join('');
}

function drawReferee(scene: Scene): string {
  const { home, roll } = scene;
  const name = roll.pick(['signal', 'point', 'talk'] as const);
  const stripes = [-14, -7, 0, 7, 14].map((x) => `M${x - 1.5}-82h3l-1 36h-2z`).join('');
  return [
    drawSky(scene, 88),
    drawStand(scene, 104, 5),
    drawTurf(scene, 104),
    line(ink.chalk, 2.5, 'M-4 132h328M-4 164h328', ' opacity=".7"'),
    drawLightTowers(scene, 98),
    drawShadow(160, 172, 34),
    drawFigure(
      scene,
      name,
      { ...home, main: ink.chalk },
      { x: 156, y: 172, height: 130, isFormal: true, legs: ink.night },
    ),
    group(
      'translate(156 172) scale(1.3)',
      `<clipPath id="t"><path d="M-10-79H10L7-46H-7z"/></clipPath><g clip-path="url(#t)">${fill(ink.night, stripes)}</g>` +
        fill(ink.night, 'M-9-94q1-9 10-9 9 1 9 8l6 2H-9z'),
    ),
    drawWeather(scene),
  ].join('');
}

function drawCrew(scene: Scene): string {
  const { home } = scene;
  const official = (x: number, y: number, height: number): string =>
    drawFigure(scene, 'stand', { ...home, main: ink.chalk }, { x, y, height, isFormal: true, legs: ink.night }) +
    group(
      `translate(${x} ${y}) scale(${height / 100})`,
      fill(ink.night, 'M-7.500-79h3l1 33h-2zM-1.500-79h3v33h-2zM4.500-79h3l-2.500 33h-2zM-9-94q1-9 9-9t9 8l6 2H-9z'),
    );
  return [
    drawSky(scene, 84),
    drawStand(scene, 100, 5),
    drawLightTowers(scene, 94),
    drawTurf(scene, 100),
    line(ink.chalk, 2.5, 'M-4 128h328M-4 162h328', ' opacity=".7"'),
    drawShadow(160, 168, 110),
    official(64, 156, 84) +
      official(112, 164, 96) +
      official(208, 164, 96) +
      official(256, 156, 84) +
      official(160, 172, 108),
    `<ellipse cx="160" cy="34" rx="7" ry="8" fill="#e0ac45" stroke="${ink.lamp}" stroke-width="2"/>`,
    line(ink.chalk, 1.6, 'M150 50v10M160 50v12M170 50v10', ' opacity=".8"'),
    drawWeather(scene),
  ].join('');
}

function drawWhistle(scene: Scene): string {
  const { home } = scene;
  const stripes = Array.from({ length: 9 }, (_, index) => `M${index * 40 - 30}-4h20v190h-20z`).join('');
  return [
    box(ink.chalk, 0, 0, 320, 180),
    fill(ink.night, stripes),
    line(home.main, 7, 'M92-4q10 70 44 96M228-4q-20 60-60 92'),
    oval(ink.night, 168, 148, 66, 8, 0.3),
    fill(home.trim, 'M112 84h112q8 0 8 8v16h-46q-4 34-36 34-38-2-40-34 0-16 2-24z'),
    fill(darken(home.trim, 0.3), 'M112 108q4 34 38 34 32 0 36-34h46v-10h-60q-8 26-30 26-22-2-26-26h-6z'),
    fill(ink.night, 'M156 84h20l6 14h-26z'),
    disc(darken(home.trim, 0.45), 148, 110, 14) + disc(ink.oak, 150, 112, 7),
    `<circle cx="140" cy="82" r="9" fill="none" stroke="${ink.steel}" stroke-width="4"/>`,
  ].join('');
}

function drawStopwatch(scene: Scene): string {
  const { home, roll } = scene;
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * 30 * Math.PI) / 180;
    const at = (radius: number): string =>
      `${Math.round(160 + Math.sin(angle) * radius)} ${Math.round(102 - Math.cos(angle) * radius)}`;
    return `M${at(44)}L${at(index % 3 === 0 ? 36 : 40)}`;
  }).join('');
  const hand = roll.drawBetween(20, 340);
  return [
    box(ink.clay, 0, 0, 320, 180),
    line(ink.chalk, 5, 'M-20 190L70-10M60 190L120-10M290 190L216-10M372 190L272-10', ' opacity=".9"'),
    disc(ink.night, 166, 110, 62, 0.3),
    line(home.main, 6, 'M160 22q-50-20-80-24'),
    fill(ink.steel, 'M148 22h24v22h-24zM204 44l12 10-8 12-12-10z'),
    disc(home.main, 160, 102, 60) + disc(ink.chalk, 160, 102, 50),
    fill(home.trim, 'M160 102V56a46 46 0 0 1 40 24z', 0.9),
    line(ink.night, 3, marks),
    `<path d="M160 112V62" stroke="${ink.red}" stroke-width="4" stroke-linecap="round" transform="rotate(${hand} 160 102)"/>`,
    disc(ink.night, 160, 102, 6),
  ].join('');
}

function drawJersey(scene: Scene): string {
  const { home, roll } = scene;
  const shirt = 'M118 26q42 22 84 0l46 22-18 40-20-8v92h-100v-92l-20 8-18-40z';
  return [
    box(lighten(ink.wood3, 0.2), 0, 0, 320, 180),
    line(ink.wood2, 3, 'M-4 20h328M-4 160h328M40-4v190M280-4v190', ' opacity=".5"'),
    line(ink.iron, 4, 'M160 4q10 6 0 14v10M110 42l50-16 50 16'),
    group('translate(6 6)', fill(ink.night, shirt, 0.25)),
    fill(home.main, shirt) + fill(darken(home.main, 0.25), 'M170 36q20-4 32-10l46 22-18 40-20-8v92h-44z'),
    line(home.trim, 5, 'M118 26q42 26 84 0M96 88l-20-30M224 88l20-30'),
    text(home.trim, 160, 138, 76, String(roll.drawBetween(2, 55)), 84),
  ].join('');
}

export const occasionMotifs = {
  scoreboard: { alt: 'A scoreboard over the heads of the crowd', draw: drawScoreboard },
  'hall-scoreboard': { alt: 'A scoreboard under the roof of the hall', draw: drawHallScoreboard },
  trophy: { alt: 'The champions’ trophy under falling confetti', draw: drawTrophy },
  medals: { alt: 'A gold, a silver and a bronze medal on their ribbons', draw: drawMedals },
  bus: { alt: 'A school bus on the road with a team aboard', draw: drawBus },
  tickets: { alt: 'A line at the ticket booth', draw: drawTickets },
  camera: { alt: 'A television camera beside the floor, its red lamp lit', draw: drawCamera },
  fans: { alt: 'Full stands with the flags of both schools', draw: drawSection },
  referee: { alt: 'A referee gives a signal in front of the stands', draw: drawReferee },
  crew: { alt: 'A crew of five officials at the coin toss', draw: drawCrew },
  whistle: { alt: 'A whistle on a striped shirt', draw: drawWhistle },
  stopwatch: { alt: 'A stopwatch above the lanes of a track', draw: drawStopwatch },
  jersey: { alt: 'A numbered jersey on its hanger', draw: drawJersey },
} as const satisfies Motifs;
