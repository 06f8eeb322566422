import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { pack } from '~/browser/packed';
import { findSport } from '~/config/sports';
import { groupBy } from '~/group-by';
import { compareText } from '~/models/text/text-order';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { type TournamentProgram, tournamentPrograms } from '~/upstream/tournament-programs';

export const sources = () => ({ optional: { programs: tournamentPrograms.with({}) } });

export type ProgramRow = ReturnType<typeof toProgramRow>;

/** Query flag that groups the programs by sport. */
export const bySportParameter = 'by-sport';

export const programRules = defineList<ProgramRow>({
  nouns: ['program', 'programs'],
  searchLabel: 'Sport, school year or class',
  intro: 'Printed programs ship within 2 weeks after the finals.',
  getNames: ({ searchName }) => [searchName],
  isCollapsible: true,
  toggles: [{ parameter: bySportParameter, label: 'Group by sport or activity', isOnByDefault: false }],
  emptyText: 'No programs found.',
  noMatchText: 'No programs found.',
});

const otherPrograms = 'Other Programs';

/** Programs by school year, latest first, or by sport; those without a sport last. */
export function toProgramGroups(programs: readonly TournamentProgram[], isBySport: boolean): ListGroup<ProgramRow>[] {
  const sorted = [...programs].sort((a, b) =>
    isBySport ? compareBySport(a, b) || compareByTerm(a, b) : compareByTerm(a, b) || compareBySport(a, b),
  );
  const byTitle = groupBy(sorted, (program) => (isBySport ? getSportTitle(program) : program.term));
  return [...byTitle].map(([title, ofTitle]) => ({
    key: title,
    title,
    noun: 'program',
    rows: ofTitle.map((program, index) => toProgramRow(program, index, isBySport)),
  }));
}

function compareByTerm(a: TournamentProgram, b: TournamentProgram): number {
  return compareText(b.term, a.term);
}

function compareBySport(a: TournamentProgram, b: TournamentProgram): number {
  const isOther = (program: TournamentProgram) => Number(program.sportId === 'misc');
  return isOther(a) - isOther(b) || compareText(getSportTitle(a), getSportTitle(b));
}

function getSportTitle({ sportId }: TournamentProgram): string {
  return sportId === 'misc' ? otherPrograms : (findSport(sportId)?.title ?? sportId);
}

function toProgramRow(program: TournamentProgram, index: number, isBySport: boolean) {
  const { programId, sportId, term, className, fileUrl, orderHref, thumbnailUrl } = program;
  const title = getSportTitle(program);
  const event = sportId === 'misc' && className !== null ? className : [title, className].filter(Boolean).join(' ');
  return {
    key: `${programId} ${index}`,
    /** Facts that the group's title lacks. */
    name: isBySport ? [term, className].filter(Boolean).join(' ') : event,
    /** Sport, year and class together, for searches. */
    searchName: [sportId, title, term, className].filter(Boolean).join(' '),
    fileUrl,
    orderHref,
    thumbnailUrl,
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query }: PageRequest) {
  const isBySport = query[bySportParameter] === '1';
  const groups = toProgramGroups(optional.programs?.value ?? [], isBySport);
  return { groups: pack(unavailable.includes('programs') ? null : groups) };
}
