import { useLoaderData } from '@remix-run/react';
import { ChoiceLinks } from '~/components/ui/choice-links';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Pager } from '~/components/ui/pager';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { findRedirect, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findRedirect);

export const meta = describePage<typeof loader>({
  feedPath: buildHref(Route.feed, { file: 'corrections.atom' }),
});

export default function Changes() {
  const { changes, unavailable } = useLoaderData<typeof loader>();
  const { sports, kinds, countText, days, since, pager } = changes;
  return (
    <Page trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
      <p className="max-w-[60ch] py-3">
        First final scores and later changes of games in the last two weeks, with the time at which this site read them.
      </p>
      <ChoiceLinks label="Changes" choices={kinds} />
      {sports.length > 1 && <ChoiceLinks label="Sports" choices={sports} />}
      {unavailable.includes('changes') ? (
        <Unavailable isSpaced what="The changes" isMain />
      ) : days.length === 0 ? (
        <EmptyState
          isSpaced
          detail="A final score appears here minutes after this site first reads it, and so does each later change of a score, a winner, a time or a place."
          actions={<MoreLink to={buildHref(Route.scores)}>Today’s scores</MoreLink>}
        >
          No changes since {since}.
        </EmptyState>
      ) : (
        <>
          <p role="status" className="pb-2 text-ink-2">
            {countText}
          </p>
          <Results>
            <div className="grid grid-cols-1 gap-6">
              {days.map(({ day, title, rows }) => (
                <Part key={day} id={`day-${day}`} title={title}>
                  <ul>
                    {rows.map(({ key, teams, text, to, time }) => (
                      <li
                        key={key}
                        className="grid min-h-row grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1"
                      >
                        <span className="text-ink-2">{time}</span>
                        <span className="min-w-0">
                          <OptionalLink to={to} prefetch="none" className="inline-flex min-h-6 items-center">
                            {teams}
                          </OptionalLink>
                          <span className="result block">{text}</span>
                        </span>
                      </li>
                    ))}
                  </ul>
                </Part>
              ))}
            </div>
          </Results>
          <Pager pager={pager} />
        </>
      )}
    </Page>
  );
}
