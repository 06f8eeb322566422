import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/routes/page-meta';
import { stateSeriesHeading } from '~/routes/sport/sport-heading';
import { tennisBrackets } from '../tennis-finals/sections';
import { TennisFinals } from '../tennis-finals/tennis-finals';
import { tennisSportOfAddress } from '../tennis-finals/tennis-sport';
import { toTennisFinalsView } from '../tennis-finals/view';

export function loader({ params, context }: LoaderFunctionArgs) {
  const sport = tennisSportOfAddress(params);
  const { query, environment } = context.site;
  const asked = { wantedClass: params.classId, wantedPage: query.event };
  return {
    heading: stateSeriesHeading(sport),
    view: toTennisFinalsView(tennisBrackets, { sport, environment, ...asked }),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.view.name, canonical: args.data?.view.canonical });

export default function StateBrackets() {
  const { heading, view } = useLoaderData<typeof loader>();
  return <TennisFinals heading={heading} view={view} />;
}
