import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DocumentList } from '~/components/ui/document-list';
import { EmptyState } from '~/components/ui/empty-state';
import { PageHeader } from '~/components/ui/page-header';
import { PersonCard } from '~/components/ui/person-card';
import { SectionHead } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { loadPage } from '~/routes/load-page';
import { usePageHeading } from '~/routes/page-meta';
import { sportHeading } from '../sport-heading';
import { sportOfAddress } from '../sport-of-address';
import { sources, toCommitteeView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { optional, unavailable } = await loadPage(args, sources);
  const committee = toCommitteeView(optional.members?.value ?? null, optional.minutes?.value ?? null);
  return { heading: sportHeading(sport), family: sport.family, committee, isUnavailable: unavailable.length > 0 };
}

export default function AdvisoryCommittee() {
  const { heading, family, committee, isUnavailable } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap pb-8">
      <PageHeader title={usePageHeading()} {...heading} />
      <p className="max-w-[68ch]">
        The {family} advisory committee meets once a year. It reviews the terms and conditions of the state series and
        proposes changes to the Board of Directors.
      </p>
      <section aria-labelledby="members" className="mt-6">
        <SectionHead id="members">Members</SectionHead>
        {isUnavailable ? (
          <Unavailable what="Members" isMain />
        ) : committee.members.length === 0 ? (
          <EmptyState>No committee members found.</EmptyState>
        ) : (
          <div className="grid gap-x-8 tablet:grid-cols-2 laptop:grid-cols-3">
            {committee.members.map((person) => (
              <PersonCard key={person.key} person={person} />
            ))}
          </div>
        )}
      </section>
      <section aria-labelledby="minutes" className="mt-6">
        <SectionHead id="minutes">Minutes</SectionHead>
        {isUnavailable ? (
          <Unavailable what="Minutes" />
        ) : committee.minutes.length === 0 ? (
          <EmptyState>No minutes available.</EmptyState>
        ) : (
          <DocumentList documents={committee.minutes} />
        )}
      </section>
    </main>
  );
}
