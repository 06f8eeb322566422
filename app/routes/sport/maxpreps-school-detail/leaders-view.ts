import type { SourceRequest } from '~/cache/source/define-source';
import { leadersScope } from '~/config/leaders-scope';
import { type Sport } from '~/config/sports';
import { getGenderSport, type LeaderCategory, getLeaderCategories } from '~/config/stat-leaders';
import { addToHref, buildHref, Route } from '~/href';
import { formatOrdinal } from '~/models/statistics/figures';
import { noValue } from '~/models/text/no-value';
import type { PrepSchoolInfo } from '~/upstream/prep-schools';
import { statLeaders, type StatLeader } from '~/upstream/stat-leaders';

/** Source names of the leaders, one for each of the sport's first six categories. */
export const leaderKeys = ['leaders', 'leaders2', 'leaders3', 'leaders4', 'leaders5', 'leaders6'] as const;

type LeaderRequests = Readonly<Partial<Record<(typeof leaderKeys)[number], SourceRequest<StatLeader[]>>>>;

/** Leaders of each category, shared by the pages of all the sport's teams. */
export function buildLeaderSources(sport: Sport): LeaderRequests {
  const genderSport = getGenderSport(sport);
  const categories = listShownCategories(sport);
  return Object.fromEntries(
    leaderKeys
      .slice(0, categories.length)
      .map((key, index) => [
        key,
        statLeaders.with({ genderSport, category: categories[index]?.wire ?? '', ...leadersScope }),
      ]),
  );
}

function listShownCategories(sport: Sport): readonly LeaderCategory[] {
  return getLeaderCategories(sport).slice(0, leaderKeys.length);
}

export type TeamLeadersView = ReturnType<typeof toTeamLeaders>;

export type TeamLeaderList = TeamLeadersView['lists'][number];

const MOST_OF_A_CATEGORY = 3;
const MOST_FIGURES = 3;

/** The team's first athletes in each category, from the leaders of the sport's categories in their order. */
export function toTeamLeaders(sport: Sport, info: PrepSchoolInfo, leaders: readonly (readonly StatLeader[])[]) {
  const path = buildHref(Route.mpLeaders, { sportId: sport.id });
  const lists = listShownCategories(sport).map(({ id, title }, index) => ({
    title,
    to: addToHref(path, { category: index === 0 ? null : id }),
    rows: (leaders[index] ?? [])
      .filter((leader) => isOfTeam(leader, info))
      .slice(0, MOST_OF_A_CATEGORY)
      .map((leader, position) => ({ key: String(position), name: leader.name, text: formatRankedLeader(leader) })),
  }));
  return {
    /** Categories with an athlete of the team. */
    lists: lists.filter(({ rows }) => rows.length > 0),
    to: path,
  };
}

/** Two schools may share a name, so the town distinguishes them. */
function isOfTeam({ school, town }: StatLeader, { name, city }: PrepSchoolInfo): boolean {
  return school === name && (town === null || city === null || town === city);
}

/** `3rd in the state, Hit % 0.400` */
function formatRankedLeader({ rank, figures }: StatLeader): string {
  return [
    ...(rank === null ? [] : [`${formatOrdinal(rank)} in the state`]),
    ...figures
      .slice(0, MOST_FIGURES)
      .map(({ label, value, decimals, text }) => `${label} ${text ?? value?.toFixed(decimals) ?? noValue}`),
  ].join(', ');
}
