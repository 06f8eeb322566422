import { useLoaderData } from '@remix-run/react';
import { DateStrip } from '~/components/ui/date-strip';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { SearchForm } from '~/components/ui/search-form';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type AreasView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Areas() {
  const { areas, unavailable } = useLoaderData<typeof loader>();
  const { strip, dayName, countText, scoresHref, liveText, liveHref, search, foundText, kept, groups } = areas;
  return (
    <Page trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
      <DateStrip strip={strip} label="Game dates" />
      {unavailable.includes('games') ? (
        <Unavailable isSpaced what="The scores" isMain />
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-4 py-4">
            <b className="font-display text-d-lg">{dayName}</b>
            <SiteLink to={scoresHref} className="inline-flex min-h-6 items-center">
              All {countText}
            </SiteLink>
            {liveText !== null && (
              <SiteLink to={liveHref} className="inline-flex min-h-6 items-center">
                {liveText}
              </SiteLink>
            )}
          </p>
          <div className="grid items-end gap-x-6 gap-y-1 pb-3 large-phone:grid-cols-[minmax(0,24rem)_1fr] print:hidden">
            <SearchForm
              action={buildHref(Route.scoresAreas)}
              label="County, conference or division"
              submitLabel="Search areas"
              defaultValue={search}
              kept={kept}
            />
            <p role="status" className="text-ink-2">
              {foundText}
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-5 pb-4 print:hidden">
            {groups.map(({ kind, title }) => (
              <li key={kind}>
                <SiteLink to={`#${kind}`} className="inline-flex min-h-6 items-center">
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
          <div className="grid gap-8">
            {groups.map(({ kind, title, areas: links, isMissing }) => (
              <Part key={kind} id={kind} title={title} isUnavailable={isMissing} what={`The ${title.toLowerCase()}`}>
                <AreaLinks areas={links} />
              </Part>
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

function AreaLinks({ areas }: { readonly areas: AreasView['groups'][number]['areas'] }) {
  if (areas.length === 0) return <p className="py-2 text-ink-2">None of their schools play on this day.</p>;
  return (
    <Results>
      <ul className="columns-[16rem] gap-x-8">
        {areas.map(({ slug, title, count, href, first }) => (
          <li key={slug} className="break-inside-avoid border-b border-line">
            <SiteLink
              to={href}
              prefetch="none"
              className="quiet-link flex min-h-11 items-center gap-3 large-tablet:min-h-8"
            >
              <span className="min-w-0 flex-1">
                {title}
                {first !== null && (
                  <span className="result block pb-1 text-sm text-ink-2">
                    {first.isLive && <b className="mr-2 text-live">Live</b>}
                    {first.text}
                  </span>
                )}
              </span>
              <span className="text-ink-2">
                {count}
                <span className="sr-only"> games</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Results>
  );
}
