import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { formatCommitteeTitle, toCommitteeView } from '~/blocks/page-parts/committee-view';
import { CommitteeSections } from '~/components/people/committee-sections';
import { Page } from '~/components/ui/page';
import { isPublished } from '~/config/published-sources';
import { buildHref, Route } from '~/href';
import { sportNotFound } from '~/models/failures/failure';
import { loadPage } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { committeeMinutes } from '~/upstream/committees';
import { sources } from './page';

const trail = [
  { to: buildHref(Route.aboutLanding), text: 'About' },
  { to: buildHref(Route.aboutAdvisoryCommittees), text: 'Advisory Committees' },
];

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await readCommittee(args);
  const hasMinutes = isPublished(committeeMinutes.definition, args.context.site.environment);
  const committee = toCommitteeView(optional.members?.value ?? null, optional.minutes?.value ?? null, hasMinutes);
  return { title: formatCommitteeTitle(args.params.slug ?? ''), committee, isUnavailable: unavailable.length > 0 };
}

/** Throws a 404 response if upstream does not know the committee. */
async function readCommittee(args: LoaderFunctionArgs) {
  try {
    return await loadPage(args, sources);
  } catch (error) {
    if (error instanceof Response && error.status === 404) throw new Response(sportNotFound, { status: 404 });
    throw error;
  }
}

export const meta = describePage<typeof loader>(({ title }) => ({ title }));

export default function Committee() {
  const { title, committee, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <Page title={title} kicker="About" trail={trail}>
      <CommitteeSections committee={committee} isUnavailable={isUnavailable} />
    </Page>
  );
}
