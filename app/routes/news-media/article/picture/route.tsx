import { answerPicture } from '~/page/file-response';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { drawArticle } from '~/pictures/article-picture';
import { toArticleView } from '../page';
import { sources } from './page';

/** An article's title as a picture, for link previews. */
export function loader(args: LoaderArgs): Promise<Response> {
  const { site } = args.context;
  const { SITE_URL, ASSOCIATION_NAME: association } = site.environment;
  return answerPicture(site, async () => {
    const { critical } = await loadPage(args, sources);
    if (critical.article.value === null) throw new Response(null, { status: 404 });
    const { title, category, date } = toArticleView(critical.article.value, SITE_URL);
    return drawArticle({ title, category, date: date?.text ?? null, association });
  });
}
