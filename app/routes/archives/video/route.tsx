import { useLoaderData } from '@remix-run/react';
import { useHidesResults } from '~/components/shell/hidden-parts';
import { MissingPage, PageFailure } from '~/components/shell/page-failure';
import { BackButton, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { VideoEmbed } from '~/components/ui/video-embed';
import { buildHref, Route } from '~/href';
import { hideResultInTitle } from '~/models/content/told-results';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type RecordingView, sources, toView } from './page';

const missingWords = 'Video not found.';
const trail = [{ to: buildHref(Route.archives), text: 'Video Archives' }];

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(
  ({ recording: { title, path } }) => ({ title: hideResultInTitle(title), canonical: path }),
  missingWords,
);

export default function ArchiveVideo() {
  const { recording } = useLoaderData<typeof loader>();
  const { title, kicker, facts } = recording;
  const hidesResults = useHidesResults();
  return (
    <Page title={hidesResults ? hideResultInTitle(title) : title} kicker={kicker ?? undefined} trail={trail}>
      <div className="grid gap-x-8 gap-y-5 laptop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Recording recording={recording} />
        <Results>
          <FactList facts={facts} isNarrow />
        </Results>
      </div>
      {/* The breadcrumbs link to all videos, with and without scripts. */}
      <p className="mt-6 print:hidden">
        <BackButton />
      </p>
    </Page>
  );
}

function Recording({ recording: { title, video, watchUrl } }: { readonly recording: RecordingView }) {
  if (video !== null) return <VideoEmbed key={video.id} video={video} title={hideResultInTitle(title)} isTitledAbove />;
  if (watchUrl === null) return <EmptyState>This video cannot be played.</EmptyState>;
  return (
    <EmptyState
      detail="It is on a site whose player is not shown here."
      actions={
        <ButtonLink to={watchUrl} icon="watch">
          Watch the video
        </ButtonLink>
      }
    >
      This video opens on another site.
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return (
    <PageFailure
      missing={
        <MissingPage
          title={missingWords}
          text="It may have been moved or taken down."
          to={buildHref(Route.archives)}
          linkText="All videos"
        />
      }
    />
  );
}
