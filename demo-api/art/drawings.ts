import type { Surface } from '../world/sports';

export const ink = {
  wood: '#d08a4a',
  wood2: '#c67d3c',
  wood3: '#d9975a',
  paint: '#1c3058',
  chalk: '#fbf3e2',
  turf: '#3f6b46',
  turf2: '#386040',
  turf3: '#4a7a52',
  clay: '#a5512c',
  water: '#2f6388',
  mat: '#7a2a34',
  orange: '#cf6116',
};
export const patterns = `<defs><pattern id="planks" width="64" height="18" patternUnits="userSpaceOnUse"><path d="M0 0h64v18H0z" fill="${ink.wood}"/><path d="M0 0h32v9H0z" fill="${ink.wood2}"/><path d="M32 9h32v9H32z" fill="${ink.wood3}"/></pattern><pattern id="mow" width="80" height="180" patternUnits="userSpaceOnUse"><path d="M0 0h80v180H0z" fill="${ink.turf}"/><path d="M0 0h40v180H0z" fill="${ink.turf2}"/></pattern></defs>`;

/** Bird's-eye views in a 320 by 180 viewBox; content extends beyond its edges. */
export const drawings: Readonly<Record<Surface, string>> = {
  court: `<path d="M-80-80h480v340H-80z" fill="url(#planks)"/><g fill="none" stroke="${ink.chalk}" stroke-width="3"><path d="M0 62h86v56H0z" fill="${ink.paint}"/><circle cx="86" cy="90" r="28"/><path d="M0 14h24a76 76 0 0 1 0 152H0M236-80v340"/><circle cx="236" cy="90" r="34" fill="${ink.paint}"/><path d="M20 76v28"/><circle cx="27" cy="90" r="5" stroke="${ink.orange}"/></g>`,
  net: `<path d="M-80-80h480v340H-80z" fill="${ink.paint}"/><path d="M30 24h260v132H30z" fill="url(#planks)" stroke="${ink.chalk}" stroke-width="3"/><path d="M118 24v132M202 24v132" stroke="${ink.chalk}" stroke-width="3"/><path d="M160 8v164" stroke="${ink.chalk}" stroke-width="6" stroke-dasharray="6 3"/>`,
  field: `<path d="M-80-80h480v340H-80z" fill="url(#mow)"/><g stroke="${ink.chalk}" stroke-width="3" fill="none"><path d="M40-80v340M100-80v340M160-80v340M220-80v340M280-80v340"/><path stroke-width="2" stroke-dasharray="2 10" d="M-80 66h480M-80 114h480"/></g><g fill="${ink.chalk}" font-family="Arial Narrow, Arial, sans-serif" font-weight="700" font-size="26" text-anchor="middle"><text x="100" y="152">40</text><text x="162" y="152">50</text><text x="222" y="152">40</text></g>`,
  mat: `<path d="M-80-80h480v340H-80z" fill="${ink.mat}"/><path d="M80-80v340M160-80v340M240-80v340" stroke="${ink.chalk}" opacity=".35"/><circle cx="160" cy="90" r="80" fill="${ink.paint}" stroke="${ink.chalk}" stroke-width="5"/><circle cx="160" cy="90" r="27" fill="${ink.mat}" stroke="${ink.chalk}" stroke-width="3"/><path d="M147 82h26" stroke="${ink.orange}" stroke-width="4"/><path d="M147 98h26" stroke="${ink.chalk}" stroke-width="4"/><path d="M147 80v20M173 80v20" stroke="${ink.chalk}" stroke-width="2"/>`,
  track: `<path d="M-80-80h480v340H-80z" fill="${ink.turf}"/><path d="M-80 150h230a90 90 0 0 0 90-90V-80" fill="none" stroke="${ink.clay}" stroke-width="104"/><g fill="none" stroke="${ink.chalk}" stroke-width="2"><path d="M-80 98h230a38 38 0 0 0 38-38V-80M-80 124h230a64 64 0 0 0 64-64V-80M-80 150h230a90 90 0 0 0 90-90V-80M-80 176h230a116 116 0 0 0 116-116V-80"/><path d="M40 98v104" stroke-width="4"/></g><g fill="${ink.chalk}" font-family="Arial Narrow, Arial, sans-serif" font-weight="700" font-size="18"><text x="20" y="117">1</text><text x="20" y="143">2</text><text x="20" y="169">3</text></g>`,
  pool: `<path d="M-80-80h480v340H-80z" fill="${ink.water}"/><g stroke="${ink.chalk}" stroke-width="5" stroke-dasharray="9 5"><path d="M-80-10h480M-80 30h480M-80 70h480M-80 110h480M-80 150h480M-80 190h480"/></g><g stroke="${ink.paint}" stroke-width="8"><path d="M24 10h272M24 50h272M24 90h272M24 130h272M24 170h272"/></g>`,
  diamond: `<path d="M-80-80h480v340H-80z" fill="url(#mow)"/><path d="M160 210L60 110a141 141 0 0 1 200 0z" fill="${ink.clay}"/><path d="M160 178l-58-58 58-58 58 58z" fill="${ink.turf}"/><path d="M160 182L-60-38M160 182L380-38" stroke="${ink.chalk}" stroke-width="3"/><circle cx="160" cy="122" r="9" fill="${ink.clay}"/><g fill="${ink.chalk}"><path d="M160 54l8 8-8 8-8-8zM226 120l-8 8-8-8 8-8zM110 120l-8 8-8-8 8-8z"/></g>`,
  green: `<path d="M-80-80h480v340H-80z" fill="url(#mow)"/><path d="M40 130c10-70 110-90 170-70s100 60 60 90-240 40-230-20z" fill="#4d7d52" stroke="${ink.chalk}" stroke-width="2.5"/><ellipse cx="70" cy="60" rx="44" ry="16" fill="${ink.wood3}"/><path d="M196 118V40" stroke="${ink.chalk}" stroke-width="3"/><path d="M198 40h44l-12 13 12 13h-44z" fill="${ink.clay}"/><ellipse cx="196" cy="119" rx="8" ry="3" fill="${ink.paint}"/>`,
  stage: `<path d="M-80-80h480v340H-80z" fill="${ink.paint}"/><path d="M-80 140h480v120H-80z" fill="url(#planks)"/><path d="M-80-80h110c0 90-10 160-40 224h-70zM400-80H290c0 90 10 160 40 224h70z" fill="${ink.mat}"/><path d="M160-60L90 140h140z" fill="${ink.chalk}" opacity=".22"/><ellipse cx="160" cy="146" rx="74" ry="14" fill="${ink.chalk}" opacity=".5"/><path d="M160 92v52M148 146h24" stroke="${ink.chalk}" stroke-width="4"/><circle cx="160" cy="86" r="8" fill="${ink.orange}"/>`,
  board: `<path d="M-80-80h480v340H-80z" fill="${ink.paint}"/><g fill="${ink.chalk}">${drawChecks()}</g><path d="M140 150h60l-6-14h-48zM150 136l6-50h28l6 50zM156 82h28l-4-10h-20z" fill="${ink.orange}" stroke="${ink.paint}" stroke-width="3"/><circle cx="170" cy="60" r="14" fill="${ink.orange}" stroke="${ink.paint}" stroke-width="3"/>`,
  pitch: `<path d="M-80-80h480v340H-80z" fill="url(#mow)"/><g fill="none" stroke="${ink.chalk}" stroke-width="3"><path d="M-30 12h380v156H-30zM160 12v156"/><circle cx="160" cy="90" r="30"/><path d="M-30 52h50v76h-50M350 52h-50v76h50M-30 72h18v36h-18M350 72h-18v36h18"/><path d="M20 74a22 22 0 0 1 0 32M300 74a22 22 0 0 0 0 32"/></g><circle cx="160" cy="90" r="4" fill="${ink.chalk}"/>`,
  course: `<path d="M-80-80h480v340H-80z" fill="${ink.turf2}"/><path d="M-80 40C0-20 90 10 150 60S290 130 400 60v200H-80z" fill="${ink.turf}"/><path d="M-80 150C-10 90 60 96 120 132S240 190 400 120v140H-80z" fill="${ink.turf3}"/><path d="M-20 210C40 130 130 150 150 104S110 40 170 26 262 44 300-30" fill="none" stroke="${ink.wood3}" stroke-width="11"/><path d="M-20 210C40 130 130 150 150 104S110 40 170 26 262 44 300-30" fill="none" stroke="${ink.chalk}" stroke-width="1.5" stroke-dasharray="5 7"/><path d="M64 146v-34M214 40V6" stroke="${ink.chalk}" stroke-width="2"/><path d="M65 112h20l-6 7 6 7H65z" fill="${ink.orange}"/><path d="M215 6h20l-6 7 6 7h-20z" fill="${ink.mat}"/>${drawTrees()}`,
  lake: `<path d="M-80-80h480v340H-80z" fill="${ink.water}"/><path d="M-80-80h480v96C320 60 250 20 170 34S-10 70-80 40z" fill="${ink.turf}"/><g fill="none" stroke="${ink.chalk}" stroke-width="2" opacity=".5"><path d="M-20 100q14-9 28 0t28 0M120 150q14-9 28 0t28 0M230 96q14-9 28 0t28 0M30 176q14-9 28 0t28 0"/></g><path d="M128 92h86c-6 20-18 26-34 26h-24c-14 0-24-8-28-26z" fill="${ink.clay}" stroke="${ink.chalk}" stroke-width="2.5"/><path d="M206 92L262 40M262 40v70" fill="none" stroke="${ink.chalk}" stroke-width="2"/><circle cx="262" cy="114" r="4" fill="${ink.orange}"/><path d="M158 92V70h14v22" fill="${ink.paint}"/>`,
  tennis: `<path d="M-80-80h480v340H-80z" fill="${ink.turf2}"/><path d="M20 18h280v144H20z" fill="${ink.paint}"/><g fill="none" stroke="${ink.chalk}" stroke-width="3"><path d="M20 18h280v144H20zM20 38h280M20 142h280M86 38v104M234 38v104M86 90h148"/></g><path d="M160 8v164" stroke="${ink.chalk}" stroke-width="5" stroke-dasharray="2 2"/><circle cx="206" cy="66" r="5" fill="#d9e26b"/>`,
  lanes: `<path d="M-80-80h480v340H-80z" fill="${ink.paint}"/><path d="M20-80h70v340H20zM125-80h70v340h-70zM230-80h70v340h-70z" fill="url(#planks)" stroke="${ink.chalk}" stroke-width="3"/><g fill="${ink.chalk}" stroke="${ink.paint}">${drawPins(55)}${drawPins(160)}${drawPins(265)}</g><path d="M55 112l6 12H49zM160 112l6 12h-12zM265 112l6 12h-12z" fill="${ink.clay}"/><circle cx="166" cy="150" r="13" fill="${ink.mat}"/><path d="M162 145h1M169 145h1M165 150h1" stroke="${ink.paint}" stroke-width="3" stroke-linecap="round"/>`,
};

function drawChecks(): string {
  const squares: string[] = [];
  for (let row = -2; row < 7; row += 1) {
    for (let column = -2; column < 10; column += 1) {
      if ((row + column) % 2 === 0) squares.push(`M${column * 40} ${row * 40}h40v40h-40z`);
    }
  }
  return `<path d="${squares.join('')}" opacity=".16"/>`;
}

function drawPins(center: number): string {
  const rows = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, index) => [center + (index - row / 2) * 13, 92 - row * 11] as const),
  );
  return rows.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`).join('');
}

function drawTrees(): string {
  const spots = [
    [30, 40],
    [52, 28],
    [230, 120],
    [252, 134],
    [276, 122],
    [10, 120],
    [110, 30],
    [300, 70],
  ] as const;
  const crowns = spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11"/>`).join('');
  return `<g fill="${ink.paint}" opacity=".55">${crowns}</g>`;
}
