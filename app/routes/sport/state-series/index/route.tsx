import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '../../../../components/ui/page-header';
import { sportPath } from '../../../../config/sports';
import { pageTitle } from '../../../page-title';
import { sportOfAddress } from '../../sport-of-address';

const title = 'State Series Information & Results';

export function loader({ params }: LoaderFunctionArgs) {
  const sport = sportOfAddress(params);
  return { sport: { title: sport.title, to: sportPath(sport), art: sport.art } };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(data === undefined ? title : `${data.sport.title}: ${title}`, matches) },
];

export default function StateSeriesIndex() {
  const { sport } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader
        title={title}
        kicker={sport.title}
        trail={[
          { to: '/', text: 'Home' },
          { to: sport.to, text: sport.title },
        ]}
      />
      <p className="max-w-[60ch]">
        Use the State Series navigation to find entries, sites, pairings, scores and results of {sport.title}.
      </p>
    </main>
  );
}
