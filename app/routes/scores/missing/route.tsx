import { useLoaderData } from '@remix-run/react';
import { ChoiceLinks } from '~/components/ui/choice-links';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { Part } from '~/components/ui/part';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
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
      <p className="max-w-[60ch] py-2">
        Games of the last seven days that should have ended 90 minutes ago and have no final score.
      </p>
      <ChoiceLinks label="Grouping" choices={groupings} />
      {lacksDays && <Unavailable isSpaced what="The games of some days" />}
      {lackedAreas !== null && <Unavailable isSpaced what={lackedAreas} />}
      {groups.length === 0 ? (
        <EmptyState isSpaced>No scores are missing.</EmptyState>
      ) : (
        <>
          <p role="status" className="pb-2 text-ink-2">
            {countText}
          </p>
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 laptop:grid-cols-2">
            {groups.map(({ slug, title, games }) => (
              <Part key={slug} id={slug} title={title}>
                <ul>
                  {games.map((game) => (
                    <GameRow key={game.key} game={game} />
                  ))}
                </ul>
              </Part>
            ))}
          </div>
          <Pager pager={pager} />
        </>
      )}
    </Page>
  );
}

function GameRow({ game: { teams, to, about, schools } }: { readonly game: MissingGame }) {
  return (
    <li className="border-b border-line py-1">
      <OptionalLink to={to} prefetch="none" className="inline-flex min-h-6 items-center">
        {teams}
      </OptionalLink>
      <span className="block text-sm text-ink-2">{about}</span>
      {schools.length > 0 && (
        <span className="flex flex-wrap items-baseline gap-x-4 text-sm">
          Telephone:
          {schools.map((school) => (
            <SiteLink key={school.to} to={school.to} prefetch="none" className="inline-flex min-h-6 items-center">
              {school.name}
            </SiteLink>
          ))}
        </span>
      )}
    </li>
  );
}
