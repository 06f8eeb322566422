import type { MetaFunction } from '@remix-run/cloudflare';
import { Form, useLoaderData, useSubmit } from '@remix-run/react';
import { ParScoreText } from '~/components/golf/par-score-text';
import { Button } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { SelectField } from '~/components/ui/fields';
import { Icon } from '~/components/ui/icon';
import { LiveBar } from '~/components/ui/live-bar';
import { LooseImage } from '~/components/ui/loose-image';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import type { CardView } from './card-view';
import { type ScorecardsView, sources, toView } from './page';
import { Scorecard } from './scorecard';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { subject: args.data?.subject, canonical: args.data?.scorecards.canonicalHref });

export default function StateScorecards() {
  const { heading, scorecards } = useLoaderData<typeof loader>();
  const { card } = scorecards;
  return (
    <Page {...heading}>
      <LiveBar stamp={scorecards.stamp} refreshHref={scorecards.canonicalHref}>
        {scorecards.tabs.length > 0 && <ClassTabs tabs={scorecards.tabs} label="Classes" />}
      </LiveBar>
      <div className="mt-3 grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <p className="label">{scorecards.siteText}</p>
          <span className="print:hidden">
            <MoreLink to={scorecards.leaderboardHref}>Leaderboard</MoreLink>
          </span>
        </div>
        <Notices scorecards={scorecards} />
      </div>
      {card !== null && (
        <section aria-labelledby="golfer" className="golf-card mt-3">
          <CardHead card={card} scorecards={scorecards} />
          <Results isWhole>
            <Scorecard card={card} />
          </Results>
        </section>
      )}
      <p className="mt-6 print:hidden">
        <MoreLink to={scorecards.otherSeason.to}>{scorecards.otherSeason.text}</MoreLink>
      </p>
    </Page>
  );
}

function Notices({ scorecards: { card, failedRounds, isReset, classId } }: { readonly scorecards: ScorecardsView }) {
  if (failedRounds.length === 2) {
    return <Unavailable what="The scorecards" isMain />;
  }
  if (card === null && failedRounds.length === 0) return <EmptyState>No data available.</EmptyState>;
  return (
    <>
      {failedRounds.map((round) => (
        <Unavailable key={round} what={round} />
      ))}
      {isReset && (
        <p role="status" className="border-l-3 border-rule py-1 pl-3 text-sm">
          That golfer is not in class {classId}. The card shown is the leader’s.
        </p>
      )}
    </>
  );
}

interface CardHeadProps {
  readonly card: CardView;
  readonly scorecards: ScorecardsView;
}

function CardHead({ card, scorecards }: CardHeadProps) {
  return (
    <div className="double-rule flex flex-wrap items-end justify-between gap-3 pt-3">
      <div className="flex min-w-0 items-end gap-3">
        <Portrait url={card.imageUrl} />
        <div className="min-w-0">
          <h2 id="golfer" className="text-d-xl">
            {card.name}
          </h2>
          <p className="text-ink-2">
            {card.teamName !== null && `${card.teamName}, `}
            <span className="result">
              <ParScoreText score={card.versusPar} /> {card.progress}
            </span>
          </p>
        </div>
      </div>
      <div className="flex min-w-0 items-end gap-2 max-large-phone:w-full print:hidden">
        <GolferPicker scorecards={scorecards} shown={card.memberId} />
        <PrintButton />
      </div>
    </div>
  );
}

/** Shown where there is room, with a drawn placeholder behind it. */
function Portrait({ url }: { readonly url: string | null }) {
  return (
    <div className="relative hidden size-14 shrink-0 place-items-center overflow-hidden rounded bg-surface-sunken text-ink-2 large-phone:grid print:hidden">
      <Icon name="person" className="size-7" />
      {url !== null && (
        <LooseImage
          src={url}
          width={56}
          height={56}
          className="picture-image absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** Shows the card at once; without scripts a button does. */
function GolferPicker({ scorecards, shown }: { readonly scorecards: ScorecardsView; readonly shown: string }) {
  const submit = useSubmit();
  return (
    <Form
      action={scorecards.path}
      preventScrollReset
      className="flex min-w-0 flex-1 items-end gap-2"
      onChange={(event) => {
        submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="class" value={scorecards.classId} />
      {scorecards.season !== null && <input type="hidden" name="season" value={scorecards.season} />}
      <SelectField
        label="Golfer"
        name="memberId"
        options={scorecards.golfers}
        defaultValue={shown}
        className="min-w-0 flex-1 large-phone:w-64"
      />
      <Button type="submit" className="without-script">
        Show
      </Button>
    </Form>
  );
}
