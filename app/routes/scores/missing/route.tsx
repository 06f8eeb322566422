import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { SchoolName } from '~/components/schools/school-name';
import { ChoiceLinks } from '~/components/ui/choice-links';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { findRedirect, type MissingGame, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findRedirect);

export default function MissingScores() {
  const { missing } = useLoaderData<typeof loader>();
  const { stamp, path, groupings, groups, countText, pager, lacksDays, lackedAreas } = missing;
  return (
    <Page trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
      <LiveBar stamp={stamp} refreshHref={path} />
      <p className="py-2 text-sm text-ink-2">
        {groups.length > 0 && <b className="text-ink" role="status">{`${countText}, the oldest first. `}</b>}
        No final 90 minutes after the end. The home school’s page has its telephone.
      </p>
      <ChoiceLinks label="Grouping" choices={groupings} />
      {lacksDays && <Unavailable isSpaced what="The games of some days" />}
      {lackedAreas !== null && <Unavailable isSpaced what={lackedAreas} />}
      {groups.length === 0 ? (
        <EmptyState isSpaced>No scores are missing.</EmptyState>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-x-8 gap-y-3 laptop:grid-cols-2">
            {groups.map(({ slug, title, games }) => (
              <section key={slug} aria-labelledby={slug} className="min-w-0">
                <h2 id={slug} className="label border-b border-rule pb-0.5">
                  {title}
                </h2>
                <ul>
                  {games.map((game) => (
                    <GameRow key={game.key} game={game} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Pager pager={pager} />
        </>
      )}
    </Page>
  );
}

/** The schools lead to their pages. The home school reports the score, so its link is the one that shows. */
function GameRow({ game: { teams, to, about, lateText } }: { readonly game: MissingGame }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-1">
      <span>
        {teams.map((team, index) => (
          <Fragment key={index}>
            {index > 0 && ' at '}
            <OptionalLink
              to={team.to}
              prefetch="none"
              className={`inline-block min-h-6 content-center ${index === 0 ? 'quiet-link' : ''}`}
            >
              <SchoolName>{team.name}</SchoolName>
            </OptionalLink>
          </Fragment>
        ))}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-2">{lateText}</span>
      <OptionalLink
        to={to}
        prefetch="none"
        className="quiet-link col-span-2 inline-flex min-h-6 items-center text-sm text-ink-2"
      >
        {about}
      </OptionalLink>
    </li>
  );
}
