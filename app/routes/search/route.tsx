import { useLoaderData } from '@remix-run/react';
import { type AllArticles, loadAllArticles } from '~/blocks/page-parts/all-articles';
import { FoundEntries } from '~/components/search/found-entries';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { SearchForm } from '~/components/ui/search-form';
import { SectionHead } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadPage, requirePageRequest } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

/** Without a text nothing is searched. */
const noArticles: AllArticles = { articles: [], isComplete: true };

export async function loader(args: LoaderArgs) {
  const request = requirePageRequest(args);
  const isSearch = (request.query.q ?? '') !== '';
  const [values, news] = await Promise.all([loadPage(args, sources), isSearch ? loadAllArticles(args) : noArticles]);
  return toView(values, news, request);
}

export const meta = describePage<typeof loader>(({ view: { search } }) =>
  search === '' ? {} : { title: `Search: ${search}` },
);

export default function SearchPage() {
  const { view, missing } = useLoaderData<typeof loader>();
  const { search, groups, countText } = view;
  return (
    <Page>
      <SearchForm
        action={buildHref(Route.search)}
        label="School, team, page, person, document or headline"
        defaultValue={search}
        submitLabel="Search the site"
        className="max-w-[32rem]"
      />
      <p role="status" className="py-3 text-sm text-ink-2">
        {search === '' ? '' : `${countText} for “${search}”`}
      </p>
      {missing.length > 0 && (
        <div className="pb-4">
          <Unavailable what={missing.join(', ')} detail="What else the site has is searched." />
        </div>
      )}
      {search !== '' && groups.length === 0 && missing.length === 0 && <NothingFound />}
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.kind} aria-labelledby={`found-${group.kind}`}>
            <SectionHead id={`found-${group.kind}`}>{group.title}</SectionHead>
            <FoundEntries group={group} />
          </section>
        ))}
      </div>
    </Page>
  );
}

function NothingFound() {
  return (
    <EmptyState
      detail="Fewer words, or a part of a word, find more."
      actions={<ButtonLink to={buildHref(Route.siteIndex)}>Site Index</ButtonLink>}
    >
      Nothing on this site has all of these words.
    </EmptyState>
  );
}
