import { createDice } from '../random/dice';
import { escapeHtml } from '../words/slug';
import { artsMotifs } from './motifs/arts';
import { careMotifs } from './motifs/care';
import { enduranceMotifs } from './motifs/endurance';
import { gymnasiumMotifs } from './motifs/gymnasium';
import { historyMotifs } from './motifs/history';
import type { Motif } from './motifs/motif';
import { occasionMotifs } from './motifs/occasions';
import { officeMotifs } from './motifs/office';
import { fieldMotifs } from './motifs/outdoors';
import { buildScene, type SceneRequest } from './scene';
import { group, round } from './shapes';

const motifs = {
  ...gymnasiumMotifs,
  ...fieldMotifs,
  ...enduranceMotifs,
  ...artsMotifs,
  ...occasionMotifs,
  ...officeMotifs,
  ...historyMotifs,
  ...careMotifs,
} as const;

export type MotifName = keyof typeof motifs;
export const motifNames = Object.keys(motifs) as readonly MotifName[];

/** What the picture shows, without a period. */
export function describeMotif(name: MotifName): string {
  return motifs[name].alt;
}

/** The upper edge of the part that wide pictures show; in other motifs it is 40. */
const wideTops: Readonly<Partial<Record<MotifName, number>>> = {
  'jump-shot': 10,
  drive: 60,
  spike: 4,
  dig: 50,
  wrestling: 58,
  pyramid: 30,
  beam: 4,
  rings: 16,
  shuttlecock: 2,
  bowling: 22,
  pass: 18,
  goalposts: 10,
  helmet: 22,
  'flag-run': 47,
  goal: 34,
  strike: 36,
  lacrosse: 18,
  'tennis-serve': 1,
  'tennis-rally': 66,
  green: 34,
  tee: 18,
  batter: 40,
  diamond: 64,
  windmill: 12,
  hurdles: 34,
  racer: 62,
  harriers: 53,
  swimmers: 66,
  dive: 10,
  polo: 40,
  band: 14,
  debate: 26,
  theater: 26,
  dancers: 8,
  buzzers: 60,
  newspaper: 2,
  choir: 26,
  chess: 12,
  boat: 30,
  backboard: 32,
  esports: 34,
};

/** An SVG of 1280 by 720 (or 1280 by 400), at most 12 KB. Half of them are mirrored, unless they contain text. */
export function drawPicture(name: MotifName, request: SceneRequest): string {
  const motif: Motif = motifs[name];
  const scene = buildScene(name, request);
  const content = motif.draw(motif.isByDay === true && scene.hour === 'night' ? { ...scene, hour: 'dusk' } : scene);
  const isMirrored = Math.floor(request.variant / 3) % 2 === 1 && !content.includes('<text');
  const zoom = round(1 + createDice(request.variant, 'zoom', name).drawBelow(9) / 100);
  const [top, height] = request.isWide === true ? [wideTops[name] ?? 40, 100] : [0, 180];
  const transform = `translate(160 90) scale(${isMirrored ? -zoom : zoom} ${zoom}) translate(-160 -90)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} 320 ${height}" width="1280" height="${height * 4}" preserveAspectRatio="xMidYMid slice"><title>${escapeHtml(motif.alt)}</title>${group(transform, content)}</svg>`;
}
