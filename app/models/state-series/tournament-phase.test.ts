import { describe, expect, it } from 'vitest';
import { getTournamentPhase, type TournamentPhase } from './tournament-phase';

/** Friday and Saturday. */
const days = ['2025-10-11', '2025-10-10'];

describe('the phase of a tournament', () => {
  it.each<[string, TournamentPhase | null]>([
    ['2025-10-05', null],
    ['2025-10-06', 'week'],
    ['2025-10-08', 'week'],
    ['2025-10-09', 'eve'],
    ['2025-10-10', 'finals-day'],
    ['2025-10-11', 'finals-day'],
    ['2025-10-12', 'week'],
    ['2025-10-13', null],
    ['2024-10-11', null],
  ])('on %s is %s', (today, phase) => {
    expect(getTournamentPhase(days, today)).toBe(phase);
  });

  it.each<[string, TournamentPhase | null]>([
    ['2026-03-06', 'eve'],
    ['2026-03-08', 'week'],
    ['2026-03-09', 'week'],
    ['2026-03-13', 'eve'],
    ['2026-03-15', 'week'],
  ])('with finals on two Saturdays, on %s is %s', (today, phase) => {
    expect(getTournamentPhase(['2026-03-07', '2026-03-14'], today)).toBe(phase);
  });

  it('is the eve on a Sunday before finals on Monday', () => {
    expect(getTournamentPhase(['2026-03-09'], '2026-03-08')).toBe('eve');
  });

  it('is null without known finals days', () => {
    expect(getTournamentPhase([], '2025-10-11')).toBeNull();
  });
});
