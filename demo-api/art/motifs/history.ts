import { drawSky, drawWeather, getLight } from '../backgrounds';
import { darken, ink, lighten, mixColors } from '../colors';
import { drawFigure } from '../figures';
import type { Scene } from '../scene';
import { box, disc, fill, line, oval, text } from '../shapes';
import { drawDesk } from './desk';
import type { Motifs } from './motif';

function drawTrain(scene: Scene): string {
  const boiler = darken(scene.home.main, 0.45);
  const storm = { ...scene, hour: 'night' as const, weather: 'rain' as const };
  return [
    drawSky(storm, 118),
    box('#1a2233', 0, 120, 320, 62),
    fill('#e9eef2', 'M246-4l-16 36h14l-22 44 40-54h-16l18-26z', 0.9),
    fill(ink.lamp, 'M202 96l130-26v70z', 0.35),
    fill(darken(ink.clay, 0.5), 'M10 66h62v62H10z') +
      fill(ink.lamp, 'M20 76h18v22H20zM46 76h18v22H46z') +
      fill(ink.night, 'M4 60h74v8H4z'),
    fill(ink.night, 'M78 60h44v68H78zM74 52h52v9H74z') + fill(ink.lamp, 'M86 68h26v20H86z'),
    fill(boiler, 'M122 84h76q10 0 10 22t-10 22h-76z') + fill(lighten(boiler, 0.16), 'M122 84h76q6 0 8 8h-84z'),
    fill('#33466f', 'M176 86l-6-34h24l-6 34zM144 86v-12q8-8 16 0v12z'),
    fill('#6a7588', 'M178 50c-18-4-14-20 2-18 0-16 24-18 28-4 20-4 22 16 6 18z', 0.6) +
      fill('#6a7588', 'M120 26c-14-2-12-14 2-14 4-12 24-10 26 2 12 0 12 14 0 14z', 0.4),
    disc(ink.lamp, 204, 96, 7) + fill(ink.red, 'M206 120l22 12h-24z'),
    [92, 138, 164, 190]
      .map(
        (x, index) =>
          disc('#0a1122', x, 132, index === 0 ? 12 : 13) +
          `<circle cx="${x}" cy="132" r="8" fill="none" stroke="${ink.steel}" stroke-width="2"/>`,
      )
      .join(''),
    line(ink.steel, 3, 'M92 136h98'),
    line(ink.steel, 3, 'M-4 146h328') + line(ink.oak, 5, 'M-4 152h328', ' stroke-dasharray="2 14"'),
    drawWeather(storm),
  ].join('');
}

function drawTimetable(scene: Scene): string {
  const { home, roll } = scene;
  const names = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = [index % 2 === 0 ? 116 : 166, 98 + Math.floor(index / 2) * 9.5];
    return `M${x} ${y}q${4 + roll.drawBelow(4)}-8 8 0t8-1 9 1 ${5 + roll.drawBelow(6)}-2`;
  }).join('');
  return [
    box(mixColors(home.main, ink.paper, 0.72), 0, 0, 320, 180),
    line(
      mixColors(home.main, ink.paper, 0.62),
      10,
      Array.from({ length: 9 }, (_, index) => `M${index * 40} -4v190`).join(''),
    ),
    fill(ink.night, 'M92 14h152v162H92z', 0.25),
    fill(ink.oak, 'M84 6h152v164H84z') + fill(lighten(ink.oak, 0.25), 'M84 6h152l-8 8H92v148l-8 8z'),
    box('#efe2c0', 96, 18, 128, 140),
    text(ink.night, 160, 38, 16, 'NORTHBOUND', 100),
    text(ink.clay, 160, 56, 13, 'OCTOBER 6, 1900', 96),
    line('#b59d6a', 1.6, 'M108 64h104M108 72h104M108 80h104M150 60v24M186 60v24'),
    line(ink.navy, 1.5, names),
    fill('#ffffff', 'M104 18h40L96 120V50z', 0.22),
  ].join('');
}

function drawTypewriter(scene: Scene): string {
  const { home } = scene;
  const keys = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 9 }, (_, index) => `M${104 + index * 14 - row * 3} ${126 + row * 12}h.1`).join(''),
    )
    .join('');
  return [
    drawDesk(scene, 124),
    fill(ink.paper, 'M112 10h96v64h-96z') + line(ink.steel, 2.5, 'M122 24h76M122 34h70M122 44h76M122 54h46'),
    fill(ink.night, 'M78 66h164v16H78z') + disc(ink.iron, 74, 74, 10) + disc(ink.iron, 246, 74, 10),
    fill(home.main, 'M88 80h144l26 78q0 6-6 6H68q-6 0-6-6z') +
      fill(darken(home.main, 0.25), 'M168 80h64l26 78q0 6-6 6h-70z') +
      fill(darken(home.main, 0.55), 'M104 90h112l6 22H98z'),
    line(ink.steel, 1.5, 'M120 110l34-18M136 110l20-18M160 110v-18M184 110l-20-18M200 110l-34-18'),
    line(ink.chalk, 9, keys) + line(ink.night, 5, keys),
    fill(home.trim, 'M142 84h36v6h-36z'),
  ].join('');
}

function drawRadio(scene: Scene): string {
  const { home } = scene;
  return [
    box(darken(home.main, 0.5), 0, 0, 320, 180),
    [36, 58, 82, 108]
      .map(
        (radius) =>
          `<circle cx="160" cy="74" r="${radius}" fill="none" stroke="${home.trim}" stroke-width="4" opacity="${Math.round((1 - radius / 130) * 100) / 100}"/>`,
      )
      .join(''),
    fill(ink.night, 'M154 112h12v48h-12zM118 160h84q8 0 8 12H110q0-12 8-12z'),
    fill(ink.steel, 'M126 52q0-34 34-34t34 34v34q0 34-34 34t-34-34z'),
    fill(darken(ink.steel, 0.35), 'M164 18q30 2 30 34v34q0 32-30 34z'),
    line(ink.night, 4, 'M134 44h52M132 56h56M132 82h56M134 94h52', ' opacity=".8"'),
    fill(home.main, 'M122 62h76v14h-76z') + text(ink.chalk, 160, 73.5, 12, 'ON THE AIR', 64),
  ].join('');
}

function drawTelevision(scene: Scene): string {
  const { home, away } = scene;
  return [
    box(darken(home.main, 0.22), 0, 0, 320, 180),
    box(ink.sand, 0, 150, 320, 32),
    fill(home.trim, 'M-4-4h328v14H-4z') +
      fill(home.main, Array.from({ length: 8 }, (_, index) => `M${index * 44 - 10}-4h22v14q-11 10-22 0z`).join('')),
    fill(ink.lamp, 'M160 88L20 184h280z', 0.12),
    line(ink.steel, 3, 'M160 34L120 4M160 34l36-26'),
    fill(ink.oak, 'M78 32h164q8 0 8 8v100q0 8-8 8H78q-8 0-8-8V40q0-8 8-8z') +
      fill(lighten(ink.oak, 0.18), 'M78 32h164q8 0 8 8H70q0-8 8-8z') +
      fill(darken(ink.oak, 0.4), 'M90 148h14l-6 22h-8zM216 148h14v22h-8z'),
    fill('#c9d6cf', 'M88 50q54-10 108 0 8 42 0 80-54 10-108 0-8-40 0-80z'),
    fill('#9fb1ab', 'M84 100h116q0 16-4 30-54 10-108 0-3-14-4-30z'),
    drawFigure(scene, 'shoot', home, { x: 124, y: 122, height: 56, shadow: '#33403f' }),
    drawFigure(scene, 'block', away, { x: 152, y: 124, height: 50, isFacingLeft: true, shadow: '#5a6a68' }),
    disc('#33403f', 135, 56, 4) + line('#33403f', 2.5, 'M182 70v-14M170 74h16'),
    disc(ink.sand, 224, 60, 9) +
      disc(ink.sand, 224, 86, 9) +
      line(ink.oak, 2.5, 'M224 60v-6M224 86l5-4') +
      line(darken(ink.oak, 0.4), 3, 'M214 106h20M214 114h20M214 122h20'),
    [40, 92, 226, 280]
      .map(
        (x) =>
          disc(ink.night, x, 168, 15) +
          fill(ink.night, `M${x - 30} 196q0-26 30-26t30 26z`) +
          fill(ink.night, `M${x - 20} 162h40v-5h-8v-12h-24v12h-8z`),
      )
      .join(''),
  ].join('');
}

function drawTruck(scene: Scene): string {
  const { home } = scene;
  const { dim } = getLight(scene);
  return [
    drawSky(scene, 112),
    fill(darken('#c2a65a', dim), 'M-4 114q160-12 328 0v70H-4z') + fill(darken('#a98a5c', dim), 'M-4 146h328v38H-4z'),
    line(darken('#8a7048', dim), 2, 'M-4 158h328M20 172h280'),
    oval(ink.night, 160, 158, 104, 6, 0.35),
    [98, 122, 146]
      .map((x, index) => drawFigure(scene, index === 1 ? 'cheer' : 'talk', home, { x, y: 132 + index, height: 74 }))
      .join(''),
    fill(ink.chalk, 'M70 92h104v56H70z') +
      fill(darken(ink.chalk, 0.14), 'M70 124h104v24H70z') +
      line(darken(ink.chalk, 0.3), 2, 'M96 92v56M122 92v56M148 92v56'),
    text(home.main, 122, 121, 20, 'MILK', 60),
    fill(home.main, 'M178 88h34q10 0 14 16l4 12h20q10 0 10 12v20h-82z') +
      fill(darken(home.main, 0.3), 'M178 132h82v16h-82z') +
      fill('#cfe0e0', 'M186 96h22q6 0 8 8l3 12h-33z'),
    disc(ink.lamp, 256, 126, 5),
    [100, 228]
      .map((x) => disc(ink.night, x, 150, 16) + disc(home.trim, x, 150, 8) + disc(ink.night, x, 150, 3))
      .join(''),
    fill(ink.steel, 'M52 126h14v22H52zM55 120h8v7h-8z'),
    drawWeather(scene),
  ].join('');
}

function drawComputer(scene: Scene): string {
  const { home, roll } = scene;
  const start = roll.drawBelow(40);
  const holes = Array.from({ length: 5 }, (_, row) => `M126 ${58 + row * 10}h${22 + ((row * 17 + start) % 40)}`).join(
    '',
  );
  return [
    drawDesk(scene, 138),
    fill(ink.iron, 'M14 18h54v122H14zM252 18h54v122h-54z') +
      [41, 279]
        .map(
          (x) =>
            disc(ink.night, x, 46, 19) +
            disc(ink.steel, x, 46, 7) +
            disc(ink.night, x, 94, 19) +
            disc(ink.steel, x, 94, 7),
        )
        .join('') +
      line(ink.lamp, 3, 'M28 126h.1M36 126h.1M266 126h.1M274 126h.1'),
    fill(ink.sand, 'M96 28h128q6 0 6 6v86q0 6-6 6H96q-6 0-6-6V34q0-6 6-6z') +
      fill(darken(ink.sand, 0.2), 'M90 104h140v16q0 6-6 6H96q-6 0-6-6z'),
    fill('#0c2a20', 'M104 40h112v58H104z') +
      line('#63d69f', 3.5, holes) +
      line('#63d69f', 3.5, 'M114 58h4M114 68h4M114 78h4M114 88h4M114 98h0'),
    fill(darken(ink.sand, 0.3), 'M140 126h40v12h-40z') + fill(home.main, 'M206 110h14v6h-14z'),
    fill(ink.sand, 'M84 144h152l14 24H70z') +
      line(darken(ink.sand, 0.35), 5, 'M92 151h136M88 158h144M104 164h112', ' stroke-dasharray="5 4"'),
  ].join('');
}

/** A page of the first years of the web. */
function drawHomepage(scene: Scene): string {
  const { home, roll } = scene;
  const [x, y] = [roll.drawBetween(148, 196), roll.drawBetween(64, 84)];
  return [
    drawDesk(scene, 142),
    fill(ink.sand, 'M74 14h172q8 0 8 8v104q0 8-8 8H74q-8 0-8-8V22q0-8 8-8z') +
      fill(darken(ink.sand, 0.22), 'M66 112h188v14q0 8-8 8H74q-8 0-8-8z') +
      fill(darken(ink.sand, 0.35), 'M132 134h56l10 14h-76z'),
    fill(ink.steel, 'M84 26h152v80H84z') +
      fill(home.main, 'M84 26h152v12H84z') +
      fill(ink.chalk, 'M88 52h144v50H88z') +
      fill(ink.chalk, 'M226 29h6v6h-6zM217 29h6v6h-6z') +
      fill(lighten(ink.steel, 0.6), 'M88 41h144v8H88z'),
    fill(ink.wood, 'M94 58h60v38H94z') +
      fill(home.main, 'M94 70h18v14H94z') +
      line(ink.chalk, 1.5, 'M94 70h18v14H94M124 58v38M112 72a6 6 0 0 1 0 10') +
      fill(ink.sand, 'M124 58h30v38h-30z', 0.85),
    line(ink.navy, 3, 'M164 62h58') +
      line(ink.steel, 2.5, 'M164 70h58M164 77h50') +
      line('#1b4fa0', 2.5, 'M164 87h26M164 94h36'),
    fill(ink.night, `M${x} ${y}v15l4-4 3 7 3-1-3-7h5z`) + disc(ink.lamp, 234, 120, 3),
    fill(ink.sand, 'M84 154h138l10 20H74z') +
      line(darken(ink.sand, 0.35), 5, 'M92 160h122M88 167h130', ' stroke-dasharray="5 4"') +
      fill(ink.sand, 'M250 154q14-2 16 12 0 10-14 10-12-2-10-12z') +
      line(ink.sand, 2, 'M254 154q6-14-10-20'),
  ].join('');
}

/** The balance of a weigh-in. */
function drawScale(scene: Scene): string {
  const { home, roll } = scene;
  const weight = 132 + roll.drawBelow(40);
  return [
    box(mixColors(home.main, ink.paper, 0.6), 0, 0, 320, 180),
    line(
      mixColors(home.main, ink.paper, 0.45),
      2,
      'M-4 30h328M-4 60h328M-4 90h328M-4 120h328M40-4v150M100-4v150M220-4v150M280-4v150',
    ),
    box(darken(home.main, 0.3), 0, 146, 320, 36),
    fill(ink.steel, 'M88 150h144l8 14H80z') + fill(darken(ink.steel, 0.35), 'M80 164h160v8H80z'),
    fill(home.main, 'M146 52h28v100h-28z') +
      fill(darken(home.main, 0.3), 'M162 52h12v100h-12z') +
      fill(home.trim, 'M150 70h8v70h-8z'),
    fill(ink.chalk, 'M84 26h152v26H84z') +
      line(ink.night, 3, 'M84 26h152v26H84z') +
      line(
        ink.night,
        1.5,
        Array.from({ length: 15 }, (_, index) => `M${92 + index * 9.6} ${index % 5 === 0 ? 34 : 38}V44`).join(''),
      ),
    fill(home.main, `M${weight} 22h18v34h-18z`) +
      fill(ink.orange, 'M196 40h10v16h-10z') +
      fill(ink.steel, 'M232 32l18 6-18 6z'),
  ].join('');
}

export const historyMotifs = {
  train: { alt: 'A train held at a small station in a night storm', draw: drawTrain },
  timetable: { alt: 'A framed timetable of 1900 with eleven signatures', draw: drawTimetable },
  typewriter: { alt: 'A typewriter with half a letter in it', draw: drawTypewriter },
  radio: { alt: 'An old radio microphone on the air', draw: drawRadio },
  television: { alt: 'A game on an old television in a shop window, hats before it', draw: drawTelevision },
  truck: { alt: 'A team rides in the back of a milk truck', isByDay: true, draw: drawTruck },
  computer: { alt: 'An early computer between two tape drives', draw: drawComputer },
  homepage: { alt: 'An early page of the web with a picture of a gymnasium', draw: drawHomepage },
  scale: { alt: 'The balance scale of a weigh-in', draw: drawScale },
} as const satisfies Motifs;
