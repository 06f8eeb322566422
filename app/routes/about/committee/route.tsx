import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { CommitteeSections } from '~/components/people/committee-sections';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/routes/load-page';
import { layoutMeta, pageMeta } from '~/routes/page-meta';
import { toCommitteeView } from '~/routes/page-parts/committee-view';
import { committeeTitle, requireSportFamily, sources } from './page';

const trail = [
  { to: '/', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/about/advisory-committees', text: 'Advisory Committees' },
];

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSportFamily(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const committee = toCommitteeView(optional.members?.value ?? null, optional.minutes?.value ?? null);
  return { title: committeeTitle(sport), committee, isUnavailable: unavailable.length > 0 };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined ? layoutMeta(args) : pageMeta(args, { title: args.data.title });

export default function Committee() {
  const { title, committee, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={title} kicker="About" trail={trail} />
      <CommitteeSections committee={committee} isUnavailable={isUnavailable} />
    </main>
  );
}
