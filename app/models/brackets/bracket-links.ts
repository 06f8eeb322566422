import { groupBy } from '~/group-by';
import { type Game, findWinner } from '../games/game';
import { isThirdPlace, parseStage } from '../games/stage';
import { type BracketLink, BracketLinks, compareIds, slots } from './bracket-link';
import { findTrustedOrder, type TrustedOrder } from './bracket-order';
import { findBestSeed, isKnownTeam, getSeed, buildTeamKey } from './bracket-team';
import { areApart, buildSiteKey, isSameSite, type StagedGame } from './staged-game';

/** The games of a bracket, in its order as far as known. */
export function listStagedGames(games: readonly Game[]): StagedGame[] {
  return sortInBracketOrder(
    games.flatMap((game) => {
      const stage = parseStage(game);
      return stage === null ? [] : [{ game, stage }];
    }),
  );
}

/** Games in their order of creation, which is that of the bracket as far as known. */
export function sortInBracketOrder(games: readonly StagedGame[]): StagedGame[] {
  return [...games].sort((a, b) => a.stage.order - b.stage.order || compareIds(a.game.id, b.game.id));
}

/** Links games by teams that meet again, elimination within a site, seeds, and a trusted order. No circles: links lead to a higher order. */
export function linkBracketGames(games: readonly StagedGame[]): BracketLinks {
  const links = new BracketLinks();
  const ordered = sortInBracketOrder(games);
  linkByTeams(links, ordered);
  const trusted = findTrustedOrder(ordered, links.list());
  // Regionals and sectionals have one site each; sites do not distinguish other games.
  for (const ofSite of groupBy(ordered, buildSiteKey).values()) linkStepByStep(links, ofSite, trusted);
  linkLosers(links, ordered);
  linkStepByStep(links, ordered, trusted);
  return links;
}

function linkByTeams(links: BracketLinks, ordered: readonly StagedGame[]): void {
  const latest = new Map<string, Map<number, StagedGame>>();
  for (const to of ordered) {
    for (const slot of slots) {
      const key = buildTeamKey(to.game.teams[slot]);
      if (key === null) continue;
      const byOrder = latest.get(key) ?? new Map<number, StagedGame>();
      // The semifinal, for the game for third place.
      const from = [...byOrder.values()].findLast(({ stage }) => stage.order < to.stage.order);
      const takes = to.stage.isPlacement ? 'loser' : 'winner';
      if (from !== undefined && mayHave(from, key, takes)) links.add({ from, to, slot, takes, isSure: true });
      latest.set(key, byOrder.set(to.stage.order, to));
    }
  }
}

/** A known loser does not advance as the winner, and vice versa. */
function mayHave({ game, stage }: StagedGame, key: string, takes: BracketLink['takes']): boolean {
  if (stage.isPlacement) return false;
  const winner = findWinner(game);
  return winner === null || (buildTeamKey(game.teams[winner]) === key) === (takes === 'winner');
}

function linkStepByStep(links: BracketLinks, ordered: readonly StagedGame[], trusted: TrustedOrder): void {
  const rounds = [...groupBy(ordered, ({ stage }) => (stage.isPlacement ? null : stage.order)).values()];
  rounds.slice(1).forEach((later, index) => {
    const earlier = rounds[index] ?? [];
    linkRounds(links, earlier, later);
    linkByOrder(links, earlier, later, trusted);
  });
}

/** Links the open games of two consecutive rounds. */
function linkRounds(links: BracketLinks, earlier: readonly StagedGame[], later: readonly StagedGame[]): void {
  linkBySeeds(links, earlier, later);
  const [only, ...others] = later.filter((game) => links.listOpenSlots(game).length > 0);
  if (only === undefined || others.length > 0) return;
  const waiting = earlier.filter((from) => links.findNext(from) === undefined && !areApart(from, only));
  fillOpenSlots(links, waiting, only, 'winner');
}

/** Links games to one that has room for all of them. A team with a bye has the better seed and the upper line. */
function fillOpenSlots(
  links: BracketLinks,
  waiting: readonly StagedGame[],
  to: StagedGame,
  takes: BracketLink['takes'],
): void {
  const open = links.listOpenSlots(to);
  if (waiting.length > open.length) return;
  open.slice(open.length - waiting.length).forEach((slot, index) => {
    const from = waiting[index];
    if (from !== undefined) links.add({ from, to, slot, takes, isSure: true });
  });
}

/** In a seeded round of n games the best seeds of both sides add up to 2n + 1. */
function linkBySeeds(links: BracketLinks, earlier: readonly StagedGame[], later: readonly StagedGame[]): void {
  if (!isOneSeededField([...earlier, ...later])) return;
  const bySeed = groupBy(earlier, findBestSeed);
  for (const to of later) {
    const [slot, ...more] = links.listOpenSlots(to);
    if (slot === undefined || more.length > 0) continue;
    const seed = 2 * later.length + 1 - getSeed(to.game.teams[slot === 0 ? 1 : 0]);
    const [from, ...others] = (bySeed.get(seed) ?? []).filter((game) => links.findNext(game) === undefined);
    if (from !== undefined && others.length === 0) links.add({ from, to, slot, takes: 'winner', isSure: true });
  }
}

/** Whether the games have one site and distinct seeds. */
function isOneSeededField(games: readonly StagedGame[]): boolean {
  const [first] = games;
  if (first?.stage.level !== 'regional' || games.some((game) => !isSameSite(first, game))) return false;
  const teams = games.flatMap(({ game }) => game.teams.filter((team) => isKnownTeam(team) && team.seed !== null));
  const seeds = new Set(teams.map(({ seed }) => seed));
  return seeds.size === new Set(teams.map(buildTeamKey)).size;
}

/** Links two by two or one by one, if the order is trusted, counts fit and no known fact disagrees. */
function linkByOrder(
  links: BracketLinks,
  earlier: readonly StagedGame[],
  later: readonly StagedGame[],
  trusted: TrustedOrder,
): void {
  const perGame = earlier.length / later.length;
  if (perGame !== 1 && perGame !== 2) return;
  const findLikelyNext = (index: number) => later[Math.floor(index / perGame)];
  const contradicted = earlier.some((from, index) => {
    const next = links.findNext(from)?.to ?? findLikelyNext(index);
    return next !== findLikelyNext(index) || (next !== undefined && areApart(from, next));
  });
  if (contradicted) return;
  earlier.forEach((from, index) => {
    const to = findLikelyNext(index);
    if (to === undefined || links.findNext(from) !== undefined) return;
    if (!(isSameSite(from, to) ? trusted.insideSites : trusted.acrossSites)) return;
    const open = links.listOpenSlots(to);
    const wanted = perGame === 1 ? open.at(-1) : open.find((slot) => slot === index % 2);
    const slot = wanted ?? open[0];
    if (slot !== undefined) links.add({ from, to, slot, takes: 'winner', isSure: false });
  });
}

/** The losers of two semifinals play for third place. */
function linkLosers(links: BracketLinks, ordered: readonly StagedGame[]): void {
  const [to, ...more] = ordered.filter(({ stage }) => isThirdPlace(stage));
  if (to === undefined || more.length > 0) return;
  const before = ordered.filter(({ stage }) => stage.order === to.stage.order - 1);
  if (before.length !== 2) return;
  const unused = before.filter((from) => links.findNext(from, 'loser') === undefined);
  fillOpenSlots(links, unused, to, 'loser');
}
