import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import { sportFacts } from '~/upstream/sports';
import { chooseShownClass, findAskedClass, playoffClasses } from './class-of-address';

/* Brackets outside their pages: in frames and files. */

/**
 * The class of the address, by default the one that the page shows; `null` where classes do not divide games. Throws a 404 response for a
 * class that the sport does not have, before its games are asked for.
 */
export async function requireBracketClass(args: LoaderArgs, given: string | undefined): Promise<string | null> {
  const { sport } = requirePageRequest(args);
  const asked = findAskedClass(sport.id, given);
  if (given !== undefined && given !== asked) throw notFound.toResponse();
  const classes = sport.hasPlayoffs ? playoffClasses : await readClasses(args);
  const shown = chooseShownClass(asked, classes);
  if (given !== undefined && shown !== given) throw notFound.toResponse();
  return shown;
}

/** `null` when the facts of the sport could not be read. */
async function readClasses(args: LoaderArgs): Promise<readonly string[] | null> {
  const facts = sportFacts.with({ sportId: requirePageRequest(args).sport.id });
  const { optional } = await loadSources(args.context.site, { optional: { facts } });
  return optional.facts?.value.classes ?? null;
}

/** The page of a bracket. */
export function buildBracketPath({ id: sportId, hasPlayoffs }: Sport, classId: string | null): string {
  return buildHref(hasPlayoffs ? Route.fbPlayoffBrackets : Route.ssBrackets, { sportId, classId });
}
