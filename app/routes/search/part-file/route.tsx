import { loadAllArticles, toNewsEntries } from '~/blocks/page-parts/all-articles';
import type { SearchFacts, SearchFile } from '~/models/search/search-entry';
import { type LoaderArgs, requirePageRequest } from '~/page/load-page';
import { buildDirectoryPart } from '../directory-part';
import { loadDirectory, loadTexts } from '../load-parts';
import { buildPagesPart, describeSearch } from '../pages-part';

/**
 * A part of the index for the field in the header: pages and sports, which it loads when it gets the focus; schools, people, organizations
 * and documents, and headlines, which it loads once somebody types.
 */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { params } = requirePageRequest(args);
  return Response.json(await buildFile(params.file, args));
}

async function buildFile(name: string | undefined, args: LoaderArgs): Promise<SearchFile & Partial<SearchFacts>> {
  const { site } = args.context;
  if (name === 'pages.json') {
    const { texts, isComplete } = await loadTexts(site);
    return { part: buildPagesPart(texts, site), isComplete, ...describeSearch(site) };
  }
  if (name === 'directory.json') {
    const { values, committees, isComplete } = await loadDirectory(site);
    return { part: buildDirectoryPart(values, committees), isComplete };
  }
  const { articles, isComplete } = await loadAllArticles(args);
  return { part: { news: toNewsEntries(articles) }, isComplete };
}
