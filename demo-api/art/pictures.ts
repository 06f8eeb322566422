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

export const motifs = {
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

/** An SVG of 1280 by 720, at most 12 KB. Half of them are mirrored, unless they contain text. */
export function drawPicture(name: MotifName, request: SceneRequest): string {
  const motif: Motif = motifs[name];
  const scene = buildScene(name, request);
  const content = motif.draw(motif.isByDay === true && scene.hour === 'night' ? { ...scene, hour: 'dusk' } : scene);
  const isMirrored = Math.floor(request.variant / 3) % 2 === 1 && !content.includes('<text');
  const zoom = round(1 + createDice(request.variant, 'zoom', name).drawBelow(9) / 100);
  const transform = `translate(160 90) scale(${isMirrored ? -zoom : zoom} ${zoom}) translate(-160 -90)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="1280" height="720" preserveAspectRatio="xMidYMid slice"><title>${escapeHtml(motif.alt)}</title>${group(transform, content)}</svg>`;
}
