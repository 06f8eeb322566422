import { isDue, pickInTurn, type Turn } from './moments';
import {
  getInnerFields,
  isFields,
  getGameList,
  readNumber,
  readScore,
  selectRowsWith,
  readText,
  readTrimmed,
  getValue,
  type Fields,
} from './reading';
import type { View } from './view';

const events = ['gob-1A', 'gob-2A', 'gob-3A', 'gog-1A', 'gog-2A'] as const;
const idNames = ['memberId'] as const;

/** Advancing golfers play at the next level, and scores are sums of strokes. */
export async function* findGolfFaults(view: View, turn: Turn): AsyncGenerator<string> {
  if (!isDue(turn, 2)) return;
  const event = pickInTurn(turn, events);
  yield* await findLevelFaults(view, event);
  for (const fault of await findFinalsFaults(view, event)) yield `${event}: ${fault}`;
}

/** The reports of one class, and the teams and golfers of its finals. */
async function findLevelFaults(view: View, event: string): Promise<string[]> {
  const [prefix = '', className = ''] = event.split('-');
  const sportId = prefix === 'gob' ? 'boys-golf' : 'girls-golf';
  const sites = selectRowsWith(await view.ask(`/v1/winner-reports?sportId=${sportId}`), 'SiteID');
  const ofClass = sites.filter((site) => readText(site, 'Class') === className);
  const reports = await Promise.all(ofClass.map(async (site) => ({ site, report: await fetchReport(view, site) })));
  const faults = reports.flatMap(({ site, report }) => [...findSiteFaults(site, report)]);
  const listLevelReports = (level: string): Fields[] =>
    reports.filter(({ site }) => readText(site, 'Level') === level && isComplete(site)).map(({ report }) => report);
  const [regionals, sectionals] = [listLevelReports('Regional'), listLevelReports('Sectional')];
  if (sectionals.length === ofClass.filter((site) => readText(site, 'Level') === 'Sectional').length) {
    faults.push(...findAdvanceFaults(regionals, listPlayers(sectionals), 'the sectionals'));
  }
  const finals = await view.ask(`/data/iwm/2025-26/${event}-individual-leader.json`);
  if (isFields(finals)) {
    const rows = selectRowsWith(getGameList(finals, 'individuals'), ...idNames);
    const players = new Set(
      rows.map((row) => buildPlayerKey(readTrimmed(row, 'fullName'), readText(row, 'externalId'))),
    );
    faults.push(...findAdvanceFaults(sectionals, players, 'the finals'));
  }
  return faults;
}

async function fetchReport(view: View, site: Fields): Promise<Fields> {
  const report = await view.ask(`/v1/winner-reports/${readNumber(site, 'SiteID') ?? 0}`);
  return isFields(report) ? report : {};
}

function isComplete(site: Fields): boolean {
  return readText(site, 'WINStatus').trim().toLowerCase() === 'complete';
}

function findReportSection(report: Fields, name: string): Fields[] {
  return selectRowsWith(getValue(getInnerFields(report, 'sections'), name), 'SchoolID');
}

function* findSiteFaults(site: Fields, report: Fields): Generator<string> {
  const id = readText(site, 'SiteID');
  const [champion, medalist] = [findReportSection(report, 'TeamScores')[0], findReportSection(report, 'Medalist')[0]];
  if (isComplete(site) !== (champion !== undefined))
    yield `site ${id}: the list and the report do not agree on its status`;
  if (!isComplete(site)) {
    if (readNumber(site, 'MedalistScore') !== null) yield `site ${id} has a medalist before its report`;
    return;
  }
  if (readNumber(champion ?? {}, 'Score') !== readNumber(site, 'TeamChampionScore'))
    yield `site ${id}: another winning score`;
  if (!readTrimmed(site, 'TeamChampionSchool').includes(readTrimmed(champion ?? {}, 'TeamName')))
    yield `site ${id}: another champion`;
  if (!readTrimmed(site, 'MedalistName').includes(readTrimmed(medalist ?? {}, 'GolferName')))
    yield `site ${id}: another medalist`;
  const golfers = findReportSection(report, 'AllGolfers');
  const scores = golfers.flatMap((golfer) => readScore(golfer, 'Score') ?? []);
  if (Math.min(...scores) !== readNumber(site, 'MedalistScore')) yield `site ${id}: the medalist is not the best`;
  for (const team of findReportSection(report, 'TeamScores')) {
    const own = golfers.filter((golfer) => readText(golfer, 'SchoolID') === readText(team, 'SchoolID'));
    const best = own
      .flatMap((golfer) => readScore(golfer, 'Score') ?? [])
      .sort((left, right) => left - right)
      .slice(0, 4);
    const sum = best.reduce((total, score) => total + score, 0);
    const told = readNumber(team, 'Score');
    if (told !== null && told !== sum)
      yield `site ${id}: team ${readText(team, 'SchoolID')} has ${told}, its best four ${sum}`;
  }
}

function buildPlayerKey(name: string, school: string): string {
  return `${school} ${name}`;
}

function listPlayers(reports: readonly Fields[]): Set<string> {
  const golfers = reports.flatMap((report) => findReportSection(report, 'AllGolfers'));
  return new Set(
    golfers.map((golfer) => buildPlayerKey(readTrimmed(golfer, 'GolferName'), readText(golfer, 'SchoolID'))),
  );
}

/** Advancing teams and individuals are at the next level. */
function findAdvanceFaults(reports: readonly Fields[], players: ReadonlySet<string>, next: string): string[] {
  const schools = new Set([...players].map((key) => key.split(' ')[0]));
  const teams = reports.flatMap((report) => findReportSection(report, 'AdvancingTeams'));
  const golfers = reports.flatMap((report) => findReportSection(report, 'AdvancingIndividuals'));
  return [
    ...teams.map((team) => readText(team, 'SchoolID')).filter((school) => !schools.has(school)),
    ...golfers
      .map((golfer) => buildPlayerKey(readTrimmed(golfer, 'GolferName'), readText(golfer, 'SchoolID')))
      .filter((key) => !players.has(key)),
  ].map((missing) => `${missing} advances and is not at ${next}`);
}

/** Leaders' totals are sums of rounds and holes. */
async function findFinalsFaults(view: View, event: string): Promise<string[]> {
  const base = `/data/iwm/2025-26/${event}`;
  const leaders = await view.ask(`${base}-individual-leader.json`);
  if (!isFields(leaders)) return [];
  const rounds = await Promise.all([1, 2].map((round) => view.ask(`${base}-individual-r${round}.json`)));
  const cards = rounds.map((answer) =>
    selectRowsWith(isFields(answer) ? getGameList(answer, 'individuals') : [], ...idNames),
  );
  const faults: string[] = [];
  for (const [index, own] of cards.entries()) {
    faults.push(...own.flatMap((card) => [...findCardFaults(card)]), ...findTwiceFaults(own, `round ${index + 1}`));
  }
  const rows = selectRowsWith(getGameList(leaders, 'individuals'), ...idNames);
  faults.push(...findTwiceFaults(rows, 'leaders'));
  for (const row of rows) {
    const id = readNumber(row, ...idNames) ?? 0;
    const sums = cards
      .map((own) => own.find((card) => readNumber(card, ...idNames) === id))
      .map((card) => (card === undefined ? 0 : sumStrokes(card)));
    const total = sums.reduce((sum, strokes) => sum + strokes, 0);
    const told = readNumber(row, 'grossTotal');
    if (told !== null && told !== total) faults.push(`golfer ${id} has ${told}, the holes ${total}`);
    const perRound = selectRowsWith(getGameList(row, 'individualRounds'), 'roundNumber');
    for (const round of perRound) {
      const [number, gross] = [readNumber(round, 'roundNumber') ?? 0, readNumber(round, 'grossTotal')];
      if (gross !== null && gross !== sums[number - 1]) faults.push(`golfer ${id} has ${gross} in round ${number}`);
    }
  }
  const teams = await view.ask(`${base}-team-leader.json`);
  const teamRows = isFields(teams) ? selectRowsWith(getGameList(teams, 'teams'), 'externalId') : [];
  return [...faults, ...teamRows.flatMap((team) => [...findTeamFaults(team)])];
}

function sumStrokes(card: Fields): number {
  const holes = Object.values(getInnerFields(card, 'holes')).filter(isFields);
  return holes.reduce((sum, hole) => sum + (readNumber(hole, 'gross') ?? 0), 0);
}

function* findCardFaults(card: Fields): Generator<string> {
  const told = readNumber(card, 'grossTotal');
  if (told !== null && told !== sumStrokes(card))
    yield `card ${readText(card, 'memberId')} has ${told}, its holes ${sumStrokes(card)}`;
}

function findTwiceFaults(rows: readonly Fields[], where: string): string[] {
  const ids = rows.map((row) => readNumber(row, ...idNames));
  return new Set(ids).size === ids.length ? [] : [`a golfer is twice among the ${where}`];
}

function* findTeamFaults(team: Fields): Generator<string> {
  const rounds = selectRowsWith(getGameList(team, 'teamRounds'), 'roundNumber').flatMap(
    (round) => readNumber(round, 'grossTotal') ?? [],
  );
  const [told, sum] = [readNumber(team, 'grossTotal'), rounds.reduce((total, gross) => total + gross, 0)];
  if (told !== null && rounds.length > 0 && told !== sum)
    yield `team ${readText(team, 'externalId')} has ${told}, its rounds ${sum}`;
}
