import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page, usePageHeading } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import type { PathRoundView } from '~/models/brackets/path-view';
import { formatClass } from '~/models/text/label';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ name, heading, path }) => ({
  title: `${name}: The Path Ahead, ${heading.kicker}`,
  description: path?.summary,
}));

/** Possible opponents of a team on the way to the title. */
export default function PathAhead() {
  const { heading, name, record, path, links, refreshHref, stamp, unavailable } = useLoaderData<typeof loader>();
  const facts = [path?.classId && formatClass(path.classId), path?.seedText, record].filter(Boolean);
  return (
    <Page
      title={name}
      kicker={`${heading.kicker}: ${usePageHeading()}`}
      trail={heading.trail}
      className="path-page print-small"
    >
      {facts.length > 0 && <p className="pb-2 text-ink-2">{facts.join(', ')}</p>}
      <div className="print:hidden">
        <LiveBar stamp={stamp} refreshHref={refreshHref} links={links}>
          {path !== null && <PrintButton />}
        </LiveBar>
      </div>
      {unavailable.length > 0 && <Unavailable what="The state series" isMain />}
      {unavailable.length === 0 && path === null && (
        <EmptyState detail="A team with a bye is named once its opponent is known.">
          {name} is not among the teams that are paired.
        </EmptyState>
      )}
      {path !== null && (
        <Results isWhole>
          <p className="py-3 font-display text-d-lg font-semibold print:py-1 print:text-d-xs">{path.summary}</p>
          <ol className="road">
            {path.rounds.map((round, index) => (
              <Round key={round.title} round={round} isNext={index === 0} />
            ))}
          </ol>
          {path.afterwards !== null && <p className="text-ink-2">{path.afterwards}</p>}
          {path.rounds.some(({ isLikely }) => isLikely) && (
            <p className="text-sm text-ink-2 print:text-2xs">
              A dashed line is the likely way on: the order of the games says so, and nobody has announced it.
            </p>
          )}
        </Results>
      )}
    </Page>
  );
}

function Round({ round, isNext }: { readonly round: PathRoundView; readonly isNext: boolean }) {
  const { title, when, score, place, opponents, note, decidedBy, isLikely, href, watchHref, streamsHref } = round;
  return (
    <li data-when={isNext ? 'next' : 'later'} className={isLikely ? 'path-likely' : undefined}>
      <h2>
        <OptionalLink to={href}>{title}</OptionalLink>
        {isLikely && <span className="label text-ink-2">likely</span>}
      </h2>
      <p className="path-when">
        {score !== null && <b className="result">{score} </b>}
        {[when, place].filter((part) => part !== null).join(', ')}
      </p>
      {opponents.length > 0 && (
        <ul className="path-opponents">
          {opponents.map((team) => (
            <li key={team.name}>
              <OptionalLink to={team.href}>{team.name}</OptionalLink>
              <i> {[team.seed && `seed ${team.seed}`, team.record].filter(Boolean).join(', ')}</i>
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p>{note}</p>}
      {decidedBy.length > 0 && (
        <p className="path-deciding">
          Decided by{' '}
          {decidedBy.map(({ text, when: day, href: to }, index) => (
            <span key={index}>
              {index > 0 && '; '}
              <OptionalLink to={to}>{text}</OptionalLink> ({day})
            </span>
          ))}
        </p>
      )}
      {(watchHref ?? streamsHref) !== null && (
        <p className="path-when print:hidden">
          <SiteLink to={watchHref ?? streamsHref ?? ''} className="inline-block min-h-6 min-w-6">
            {watchHref === null ? 'Streams of the day' : 'Watch'}
          </SiteLink>
        </p>
      )}
    </li>
  );
}
