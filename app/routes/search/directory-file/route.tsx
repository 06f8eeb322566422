import type { SearchFile } from '~/models/search/search-entry';
import type { LoaderArgs } from '~/page/load-page';
import { buildDirectoryPart } from '../directory-part';
import { loadDirectory } from '../load-parts';

/** Schools, people, organizations and documents, which the field in the header loads once somebody types. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { values, committees, isComplete } = await loadDirectory(args.context.site);
  return Response.json({
    part: buildDirectoryPart(values, committees),
    isComplete,
  } satisfies SearchFile);
}
