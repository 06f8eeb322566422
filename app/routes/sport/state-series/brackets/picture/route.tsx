import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { findAskedClass } from '~/blocks/state-series/class-of-address';
import { toDrawnBracketView } from '~/blocks/state-series/drawn-bracket-view';
import { unpack } from '~/browser/packed';
import { formatClass, joinLabel } from '~/models/text/label';
import { answerPicture } from '~/page/file-response';
import { loadPage, requirePageRequest } from '~/page/load-page';
import { drawBracket } from '~/pictures/bracket-picture';
import { sources } from './page';

/** The last rounds of a bracket as a picture, for link previews. Games without a bracket get the general picture. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { site } = args.context;
  return answerPicture(site, async () => {
    const { critical } = await loadPage(args, sources);
    const { id: sportId, title } = requirePageRequest(args).sport;
    const classId = findAskedClass(sportId, args.params.classId);
    const drawn = toDrawnBracketView(critical.games, { sportId, classId, path: '' }, { query: {}, clock: site.clock });
    if (drawn === null) return null;
    const kicker = joinLabel([title, drawn.classId && formatClass(drawn.classId), drawn.season], ', ');
    const bracket = { ...drawn.bracket, sheets: unpack(drawn.bracket.sheets) };
    return drawBracket({ kicker, bracket, association: site.environment.ASSOCIATION_NAME });
  });
}
