import { beforeAll, describe, expect, it } from 'vitest';
import { GeneratedWorld } from '../../demo-api/world/generated-world';
import { drawSample, isWhole } from '../support/sample';
import {
  listClassBrackets,
  countLines,
  drawEntryGames,
  createLineCounts,
  createIdShuffle,
  withGaps,
  type LineCounts,
} from './world/bracket-lines';
import { seeds } from './world/moments';
import { View } from './world/view';

/* Wrong lines of drawn brackets, counted over all worlds while they are played. */

const seasonIsOver = '2026-06-30T12:00:00-05:00';
const schoolYear = 2025;
/** Share of games that are over. */
const sharesOver = [0, 0.4, 0.75];
const shareWithGaps = 0.4;
/** Tolerated share of wrong likely lines, larger for samples. */
const oneWrongIn = isWhole ? 200 : 100;

describe('bracket lines of many worlds', () => {
  /** Brackets whose first round is drawn differently later. */
  const reordered: string[] = [];
  const counts = {
    'ids in order': createLineCounts(),
    'ids shuffled': createLineCounts(),
    'games missing': createLineCounts(),
  };

  beforeAll(async () => {
    for (const seed of drawSample(seeds, 4)) {
      const brackets = await listClassBrackets(new View(seed, seasonIsOver), new GeneratedWorld(seed), schoolYear);
      for (const [index, bracket] of brackets.entries()) {
        for (const [moment, share] of sharesOver.entries()) {
          const shuffleId = createIdShuffle(bracket.games, seed * 10_000 + index * 10 + moment);
          countLines(bracket, share, (id) => id, counts['ids in order']);
          countLines(bracket, share, shuffleId, counts['ids shuffled']);
        }
        const orders = [...sharesOver, 1].map((share) => drawEntryGames(bracket, share).join(' '));
        if (new Set(orders).size > 1) reordered.push(`${seed}: ${bracket.sportId} ${bracket.classId ?? ''}`);
        countLines(withGaps(bracket, seed * 10_000 + index), shareWithGaps, (id) => id, counts['games missing']);
      }
    }
    for (const [words, { sure, likely, games }] of Object.entries(counts)) {
      console.log(`${words}: ${games} to draw, sure ${formatCounts(sure)}, likely ${formatCounts(likely)}`);
    }
  });

  it.each(['ids in order', 'ids shuffled', 'games missing'] as const)('are nearly never wrong with %s', (words) => {
    const { likely } = counts[words];
    expect(likely.wrong * oneWrongIn).toBeLessThanOrEqual(likely.right);
  });

  it.each(['ids in order', 'ids shuffled'] as const)('are never wrong when marked as sure, with %s', (words) => {
    expect(counts[words].sure.wrong).toBe(0);
  });

  it('keep the order of the first round to the end of the series', () => {
    expect(reordered).toEqual([]);
  });

  it('are drawn for most games even with shuffled ids', () => {
    const computeDrawnShare = ({ sure, likely, games }: (typeof counts)['ids shuffled']) =>
      (sure.right + likely.right) / games;
    expect(computeDrawnShare(counts['ids shuffled'])).toBeGreaterThan(0.65);
    expect(computeDrawnShare(counts['ids in order'])).toBeGreaterThan(0.9);
  });
});

function formatCounts({ right, wrong }: LineCounts): string {
  return `${right} right and ${wrong} wrong`;
}
