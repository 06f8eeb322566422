import { pack } from '~/browser/packed';
import { buildSlotForms, type SlotForms } from '~/components/schools/slot-forms';
import { createLatest, indexOnce } from '~/compute-once';
import { findSport } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import { toBracket } from '~/models/brackets/bracket';
import { toBracketList } from '~/models/brackets/bracket-list-view';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { type BracketSheetView, toBracketView } from '~/models/brackets/bracket-view';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { type Game, settlePastGame } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { mayBeContestId } from '~/models/games/game-path';
import { isOfStateFinals } from '~/models/games/stage';
import { formatClass } from '~/models/text/label';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { buildBracketPicturePath } from '~/pictures/picture-path';
import { findClassInScoresAddress } from './class-of-address';

export type DrawnBracketView = NonNullable<ReturnType<typeof toDrawnBracketView>>;

export interface DrawnBracket {
  readonly sportId: string;
  /** `null` where classes do not divide the games. */
  readonly classId: string | null;
  /** Path of the class's page. */
  readonly path: string;
  /** Link of a game without its own page; by default box scores and state scores. */
  readonly getGameHref?: GameHref;
  /** Whether it is printed on one sheet. */
  readonly isOnOneSheet?: boolean;
}

/** Link of a bracket game without its own page. */
export type GameHref = (sportId: string, classId: string | null, game: Game) => string;

/** @returns `null` when the feed could not be read, or has no bracket games */
export function toDrawnBracketView(
  read: SourceValue<Game[]> | null,
  { sportId, path, getGameHref = buildUsualGameHref, isOnOneSheet = false, ...asked }: DrawnBracket,
  { query, clock }: Pick<PageRequest, 'query' | 'clock'>,
) {
  if (read === null) return null;
  const isList = query.list !== undefined;
  const { classId, today, games, series } = readBracketOfClass(read.value, { sportId, ...asked }, clock);
  const buildOtherHref = (game: Game) => (mayBeContestId(game.id) ? null : getGameHref(sportId, classId, game));
  const options = { part: query.part, today, isOnOneSheet };
  const bracket = toBracketView(series, { ...options, buildHref: buildOtherHref });
  if (bracket === null) return null;
  const shown = bracket.parts.find(({ isShown }) => isShown)?.slug;
  const buildPartHref = (slug: string | undefined, asList = isList) =>
    addToHref(path, { ...(asList && { list: '1' }), part: slug });
  return {
    /** Without sheets where the games are listed instead. */
    bracket: {
      ...bracket,
      sheets: pack(isList ? [] : bracket.sheets),
      sportId,
      asOfMs: read.fetchedAtMs,
      nameForms: pack(isList ? [] : listSlotForms(games, bracket.sheets)),
    },
    /** The same games in words; `null` where the bracket is drawn. */
    list: isList
      ? pack(
          toBracketList(series, {
            ...options,
            buildHref: (game) =>
              buildOtherHref(game) ?? buildHref(Route.game, { contestId: game.id, query: { sport: sportId } }),
          }),
        )
      : null,
    /** Address of the list, or from the list that of the drawing. */
    otherHref: buildPartHref(shown, !isList),
    /** Links to the whole bracket and its parts; empty for a single part. */
    parts:
      bracket.parts.length === 0
        ? []
        : [
            { text: 'All parts', to: buildPartHref(undefined), isCurrent: shown === undefined },
            ...bracket.parts.map(({ slug, title, isShown }) => ({
              text: title.replace(/ Sectional$/, ''),
              to: buildPartHref(slug),
              isCurrent: isShown,
            })),
          ],
    stamp: updateStamp(read, clock),
    /** Class of the bracket; `null` where classes do not divide the games. */
    classId,
    /** This view's own address. */
    href: buildPartHref(shown),
    /** The picture for link previews. */
    picturePath: buildBracketPicturePath(sportId, classId, today),
    /** `2024-25, last season`; `null` for the current season. */
    season: findGamesSeason(games, today),
  };
}

/** The bracket of one class, and the class if the address names none but the games are of several. */
export function readBracketOfClass(
  read: readonly Game[],
  { sportId, classId }: Pick<DrawnBracket, 'sportId' | 'classId'>,
  clock: ContentClock,
) {
  const today = getToday(clock);
  return getBracketCache(read)([sportId, classId, today], () => buildBracketOfClass(read, sportId, classId, today));
}

/** The brackets that are shown of the games of an answer; most are of one class. */
const getBracketCache = indexOnce((_: readonly Game[]) => createLatest<ReturnType<typeof buildBracketOfClass>>());

function buildBracketOfClass(read: readonly Game[], sportId: string, asked: string | null, today: string) {
  const classId = asked ?? findFirstClass(read);
  const ofClass = read.filter((game) => classId === null || (game.classId ?? classId) === classId);
  const games = ofClass.map((game) => ({ ...settlePastGame(game, today), sportId }));
  return { classId, today, games, series: toBracket(games) };
}

/** Distinct among all schools of the bracket. */
const getSlotForms = indexOnce((games: readonly Game[]) =>
  buildSlotForms(games.flatMap(({ teams }) => teams.filter(isKnownTeam).map(({ name }) => name))),
);

/** `Boys Soccer bracket, Class 2A` */
export function formatBracketTitle(sportId: string, classId: string | null): string {
  return [`${findSport(sportId)?.title ?? ''} bracket`.trim(), classId && formatClass(classId)]
    .filter(Boolean)
    .join(', ');
}

/** Of the names on the sheets. */
function listSlotForms(games: readonly Game[], sheets: readonly BracketSheetView[]): readonly SlotForms[] {
  const texts = JSON.stringify(sheets);
  return getSlotForms(games).filter(({ name }) => texts.includes(JSON.stringify(name).slice(1, -1)));
}

/** The games of a series are of one season. */
function findGamesSeason(games: readonly Game[], today: string): string | null {
  const [firstDay] = listDays(games);
  return firstDay === undefined ? null : findOtherSeason(firstDay, today);
}

/** A bracket has one champion, so games of several classes, without a requested one, are those of the first. */
function findFirstClass(games: readonly Game[]): string | null {
  const classIds = [...new Set(games.flatMap(({ classId }) => classId ?? []))].sort();
  return classIds.length > 1 ? (classIds[0] ?? null) : null;
}

/** Box scores exist for games of the state tournament; other games link to the scores of their day. */
function buildUsualGameHref(sportId: string, classId: string | null, { id, day, level }: Game): string {
  const hash = `game-${encodeURIComponent(id)}`;
  return isOfStateFinals({ level })
    ? buildHref(Route.ssBoxScores, { sportId, classId, hash })
    : buildHref(Route.ssScores, { sportId, class: findClassInScoresAddress(classId), query: { date: day }, hash });
}
