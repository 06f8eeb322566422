import { useLoaderData } from '@remix-run/react';
import { loadAllArticles } from '~/blocks/page-parts/all-articles';
import { useRefreshText } from '~/browser/page-refresh';
import { Button } from '~/components/ui/button';
import { SelectField } from '~/components/ui/fields';
import { FilterForm } from '~/components/ui/filter-form';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView, requirePageRequest } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { NewsListPage } from '../news-list-page';
import { type HeadlineFilters, isFiltered, sources, toFilteredPage, toView } from './page';

export async function loader(args: LoaderArgs) {
  const request = requirePageRequest(args);
  if (!isFiltered(request.query)) return loadView(args, sources, toView);
  return toFilteredPage(await loadAllArticles(args), request);
}

export const meta = describePage({ feedPath: buildHref(Route.feed, { file: 'news.atom' }) });

export default function Headlines() {
  const { view, filters, isIncomplete } = useLoaderData<typeof loader>();
  const everyText = useRefreshText();
  return (
    <NewsListPage view={view} what="The headlines" emptyText="No articles found.">
      <Filters filters={filters} />
      {isIncomplete && (
        <Unavailable
          what="Some articles"
          detail={
            everyText === null
              ? 'The list has all others. Refresh the page later for those.'
              : `The list has all others, and this page asks for the rest again ${everyText}.`
          }
        />
      )}
    </NewsListPage>
  );
}

function Filters({ filters }: { readonly filters: HeadlineFilters }) {
  const { path, sport, category, sportOptions, categoryOptions } = filters;
  return (
    <FilterForm
      action={path}
      label="Filter headlines"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 pb-3 max-tablet:[&_label]:sr-only tablet:grid-cols-[14rem_18rem_auto] tablet:justify-start print:hidden"
    >
      <SelectField label="Sport" name="sport" options={sportOptions} defaultValue={sport} />
      <SelectField label="Category" name="category" options={categoryOptions} defaultValue={category} />
      <Button type="submit" className="without-script">
        Show
      </Button>
    </FilterForm>
  );
}
