import type { Sport } from '~/config/sports';
import { addDays } from '~/models/dates/calendar-date';
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

interface HeroInput {
  readonly sport: Sport;
  readonly info: TournamentInfo | null;
  readonly features: readonly Feature[];
  readonly today: string;
  /** What is followed now: the live page of the tournament, or the pairings show on its evening; `null` without one. */
  readonly live: { readonly text: string; readonly to: string; readonly note?: string | null } | null;
  /** Page with the current standings of the tournament; `null` without one. */
  readonly standing: { readonly text: string; readonly to: string } | null;
}

export function toLandingHeroView({ sport, info, features, today, live, standing }: HeroInput) {
  const days = findDays(info?.dates ?? null);
  const isOver = isPast(days, today);
  return {
    sportId: sport.id,
    title: sport.title,
    art: sport.art,
    imageUrl: features.find(({ sportPagesOnly }) => sportPagesOnly)?.imageUrl ?? info?.heroImageUrl ?? null,
    /** `State finals today`, `State finals, 2024-25, last season`; `null` when the dates are unknown. */
    when: (info?.dates ?? null) === null ? null : formatWhen(days, today),
    dates: info?.dates ?? null,
    site: info?.site.text ?? null,
    /** What is known of what is followed now: `Posted 1A 2A, next 3A 8:16 PM`; mostly `null`. */
    note: live?.note ?? null,
    links: [
      ...(live === null ? [] : link('live', live.text, live.to)),
      // Finished finals have no ticket and stream links.
      ...link('tickets', 'Tickets', isOver ? null : (info?.tickets.url ?? null)),
      ...link('watch', 'Watch', isOver ? null : (info?.streaming.url ?? null)),
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

function isPast(days: readonly string[], today: string): boolean {
  return days.every((day) => day < today) && days.length > 0;
}

function link(kind: HeroLinkView['kind'], text: string, to: string | null): HeroLinkView[] {
  return to === null ? [] : [{ kind, text, to }];
}
