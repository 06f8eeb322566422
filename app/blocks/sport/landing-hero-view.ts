import type { Sport } from '~/config/sports';
import { addDays, formatLongDates, formatLongDay } from '~/models/dates/calendar-date';
import { findDays } from '~/models/dates/days-in-words';
import { findOtherSeason } from '~/models/dates/season';
import { getTournamentPhase } from '~/models/state-series/tournament-phase';
import type { Feature } from '~/upstream/features';
import type { TournamentInfo } from '~/upstream/tournament-info';

export type LandingHeroView = ReturnType<typeof toLandingHeroView>;

export interface HeroLinkView {
  readonly kind: 'live' | 'tickets' | 'watch' | 'finals' | 'television' | 'home';
  readonly text: string;
  readonly to: string;
}

/** What the pairings show has posted: `Posted 1A 2A`, where each class leads to its bracket, and `next 3A 8:16 PM`. */
interface PostedView {
  readonly label: string | null;
  readonly links: readonly { readonly text: string; readonly to: string }[];
  readonly note: string | null;
}

interface HeroInput {
  readonly sport: Sport;
  readonly info: TournamentInfo | null;
  readonly features: readonly Feature[];
  readonly today: string;
  /** What is followed now: the live page of the tournament, or the pairings show on its evening; `null` without one. */
  readonly live: { readonly text: string; readonly to: string; readonly posted?: PostedView | null } | null;
  /** The round of the state series that is played today: `Today: Sectionals`; or the week of football. */
  readonly round: { readonly text: string; readonly to: string } | null;
  /** Day of the first practice of a season that is still to come. */
  readonly firstPractice?: string | null;
  /** Page with the current standings of the tournament; `null` without one. */
  readonly standing: { readonly text: string; readonly to: string } | null;
}

/** Before the first day of the finals. */
const DAYS_OF_TICKETS = 31;

export function toLandingHeroView({ sport, info, features, today, live, round, standing, firstPractice }: HeroInput) {
  const days = findDays(info?.dates ?? null);
  // Tickets and streams of finals that are over or months away are of no use yet; visitor information names them earlier.
  const isNear = !isPast(days, today) && (days[0] ?? today) <= addDays(today, DAYS_OF_TICKETS);
  return {
    sportId: sport.id,
    title: sport.title,
    art: sport.art,
    imageUrl: features.find(({ sportPagesOnly }) => sportPagesOnly)?.imageUrl ?? info?.heroImageUrl ?? null,
    /** `State finals today`, `State finals, 2024-25, last season`; `null` when the dates are unknown. */
    when: (info?.dates ?? null) === null ? null : formatWhen(days, today),
    dates: info?.dates ?? null,
    /** `November 28–29, 2025`, all that phones show of finals that are over or more than a month away; `null` for near ones. */
    shortDates: isNear ? null : formatDays(days),
    site: info?.site.text ?? null,
    /** `Monday, August 10`, before the season of these finals. */
    firstPractice: firstPractice && firstPractice < (days[0] ?? '') ? formatLongDay(firstPractice) : null,
    posted: live?.posted ?? null,
    round,
    links: [
      ...(live === null ? [] : link('live', live.text, live.to)),
      ...link('tickets', 'Tickets', isNear ? (info?.tickets.url ?? null) : null),
      ...link('watch', 'Watch', isNear ? (info?.streaming.url ?? null) : null),
      ...(standing === null ? [] : link('finals', standing.text, standing.to)),
    ],
  };
}

function formatWhen(days: readonly string[], today: string): string {
  const phase = getTournamentPhase(days, today);
  const lastDay = days.at(-1);
  if (lastDay !== undefined && lastDay < today) {
    const season = findOtherSeason(lastDay, today);
    return season === null ? 'State finals' : `State finals, ${season}`;
  }
  if (phase === 'finals-day') return 'State finals today';
  return addDays(today, 1) === days[0] ? 'State finals tomorrow' : 'State finals';
}

function formatDays(days: readonly string[]): string | null {
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : formatLongDates(first, last);
}

function isPast(days: readonly string[], today: string): boolean {
  return days.every((day) => day < today) && days.length > 0;
}

function link(kind: HeroLinkView['kind'], text: string, to: string | null): HeroLinkView[] {
  return to === null ? [] : [{ kind, text, to }];
}
