import { useLoaderData } from '@remix-run/react';
import { SchoolName } from '~/components/schools/school-name';
import { GameStatus } from '~/components/scores/game-status';
import { DateStrip } from '~/components/ui/date-strip';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { SearchForm } from '~/components/ui/search-form';
import { MoreLinks } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type AreasView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Areas() {
  const { areas, unavailable } = useLoaderData<typeof loader>();
  const { stamp, path, strip, sportTitle, links, search, foundText, kept, groups } = areas;
  return (
    <Page trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
      <DateStrip strip={strip} label="Game dates" />
      {unavailable.includes('games') ? (
        <Unavailable isSpaced what="The scores" isMain />
      ) : (
        <>
          <LiveBar stamp={stamp} refreshHref={path} links={links} />
          {sportTitle !== null && <p className="pt-2 font-semibold">{sportTitle}</p>}
          <div className="grid items-center gap-x-6 gap-y-1 py-2 large-phone:grid-cols-[minmax(0,24rem)_1fr] print:hidden">
            <SearchForm
              action={buildHref(Route.scoresAreas)}
              label="County, conference or division"
              placeholder="County, conference or division"
              submitLabel="Search areas"
              defaultValue={search}
              kept={kept}
            />
            <p role="status" className="text-ink-2">
              {foundText}
            </p>
          </div>
          <div className="grid gap-8">
            {groups.map(({ kind, title, areas: links, isMissing }, index) => (
              <Part
                key={kind}
                id={kind}
                title={title}
                aside={
                  index === 0 && (
                    <span className="flex flex-wrap gap-x-4 print:hidden">
                      <MoreLinks
                        links={groups.slice(1).map((group) => ({ to: `#${group.kind}`, text: group.title }))}
                      />
                    </span>
                  )
                }
                isUnavailable={isMissing}
                what={`The ${title.toLowerCase()}`}
              >
                <AreaLinks areas={links} />
              </Part>
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

type AreaView = AreasView['groups'][number]['areas'][number];

function AreaLinks({ areas }: { readonly areas: readonly AreaView[] }) {
  if (areas.length === 0) return <p className="py-2 text-ink-2">None of their schools play on this day.</p>;
  return (
    <Results>
      <ul className="columns-[16rem] gap-x-8">
        {areas.map(({ slug, title, countText, moreCount, href, shown }) => (
          <li key={slug} className="break-inside-avoid border-b border-line py-1.5">
            <p className="flex flex-wrap items-center gap-x-3">
              <SiteLink to={href} prefetch="none" className="inline-flex min-h-6 items-center font-semibold">
                {title}
              </SiteLink>{' '}
              <span className="text-sm whitespace-nowrap text-ink-2">{countText}</span>
              {moreCount > 0 && (
                <SiteLink
                  to={href}
                  about={title}
                  prefetch="none"
                  className="ml-auto inline-flex min-h-6 items-center text-sm"
                >
                  {`${moreCount} more`}
                </SiteLink>
              )}
            </p>
            {shown.map((game) => (
              <GameOfArea key={game.key} game={game} />
            ))}
          </li>
        ))}
      </ul>
    </Results>
  );
}

/** Sport and state, then each team with its score in a line. */
function GameOfArea({ game: { sport, isLive, status, sides } }: { readonly game: AreaView['shown'][number] }) {
  return (
    <div className="result grid grid-cols-1 gap-y-0.5 py-1">
      <p className="flex items-center justify-between gap-x-2 text-xs text-ink-2">
        {sport} <GameStatus isLive={isLive} status={status} className="label text-ink-2" />
      </p>
      {sides.map(({ name, score, hasWon }, index) => (
        <p key={index} className={`flex items-center justify-between gap-x-2 text-sm ${hasWon ? 'font-bold' : ''}`}>
          <SchoolName>{name}</SchoolName>{' '}
          <span
            className={`min-w-8 px-1 text-center font-display text-d-md leading-6 ${isLive ? 'lit-flap font-bold' : ''}`}
          >
            {score ?? noValue}
          </span>
        </p>
      ))}
    </div>
  );
}
