import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findGame, listOfAddress } from '~/blocks/daily-games/game-of-address';
import { answerPicture } from '~/page/file-response';
import { loadPage } from '~/page/load-page';
import { drawGame } from '~/pictures/game-picture';
import { listGamesAnswers, toGameView } from '../page';
import { sources, toGamePicture } from './page';

/** A game's score card as a picture, for link previews. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { site } = args.context;
  const { query, clock, environment } = site;
  return answerPicture(site, async () => {
    const read = await loadPage(args, sources);
    const found = findGame(args.params.contestId ?? '', listOfAddress(query, clock), listGamesAnswers(read));
    if (found === null) throw new Response(null, { status: 404 });
    return drawGame(toGamePicture(toGameView(found, environment, clock), environment.ASSOCIATION_NAME));
  });
}
