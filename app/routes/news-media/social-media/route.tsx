import { useLoaderData } from '@remix-run/react';
import { usePageLoading } from '~/browser/page-requests';
import { ButtonLink } from '~/components/ui/button';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { type PagerView, useScrollOnTurn } from '~/components/ui/pager';
import { SectionHead } from '~/components/ui/section-head';
import { SideNav } from '~/components/ui/side-nav';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import type { officialAccounts } from '~/config/association';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type PostFeedView, socialText, sources, toView } from './page';
import { PostCards } from './post-cards';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function SocialMedia() {
  const { navigation, accounts, hasFeed, feed } = useLoaderData<typeof loader>();
  return (
    <div className="wrap grid gap-x-8 large-tablet:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <div className="pt-3 large-tablet:pt-6 print:hidden">
        <SideNav label="News & Media" groups={navigation} />
      </div>
      <Page width="min-w-0 pb-8" trail={[{ to: '/news-media', text: 'News & Media' }]}>
        {hasFeed && <Feed feed={feed} />}
        <section aria-labelledby="accounts">
          <SectionHead id="accounts">Official Accounts</SectionHead>
          <p className="max-w-[60ch] py-3">{socialText}</p>
          <DataTable caption="Official accounts" columns={accountColumns} rows={accounts} />
        </section>
      </Page>
    </div>
  );
}

const accountColumns: readonly DataColumn<(typeof officialAccounts)[number]>[] = [
  {
    head: 'Account',
    renderCell: ({ account, url, platform }) => (
      <SiteLink to={url} about={platform} className="inline-flex min-h-6 items-center">
        {account}
      </SiteLink>
    ),
  },
  { head: 'Platform', whenNarrow: 'folded', renderCell: ({ platform }) => platform },
  { head: 'Description', renderCell: ({ description }) => description },
];

function Feed({ feed }: { readonly feed: PostFeedView | null }) {
  const isLoading = usePageLoading();
  return (
    <section aria-labelledby="posts" aria-busy={isLoading} className="mb-8">
      <SectionHead
        id="posts"
        aside={
          <a href="#accounts" className="inline-flex min-h-6 items-center text-sm">
            Official accounts
          </a>
        }
      >
        Posts
      </SectionHead>
      <p role="status" className="text-sm text-ink-2">
        {isLoading && 'Loading posts…'}
      </p>
      <FeedContent feed={feed} />
    </section>
  );
}

function FeedContent({ feed }: { readonly feed: PostFeedView | null }) {
  if (feed === null) return <Unavailable what="The posts" failureText="Failed to load posts." isMain />;
  if (feed.posts.length === 0) return <EmptyState>No posts yet.</EmptyState>;
  return (
    <>
      <PostCards posts={feed.posts} />
      <PageSteps pager={feed.pager} />
    </>
  );
}

/** Links to the previous and next page; nothing for a single page. */
function PageSteps({ pager }: { readonly pager: PagerView }) {
  const { current, lastPage, previousHref, nextHref } = pager;
  useScrollOnTurn(current);
  if (lastPage === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line pt-4 print:hidden"
    >
      {previousHref === null ? (
        <span />
      ) : (
        <ButtonLink to={previousHref} turnsPage icon="left" className="justify-self-start">
          Previous
        </ButtonLink>
      )}
      <p aria-current="page" className="text-sm text-ink-2">
        Page {current} of {lastPage}
      </p>
      {nextHref !== null && (
        <ButtonLink to={nextHref} turnsPage icon="right" className="justify-self-end">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
