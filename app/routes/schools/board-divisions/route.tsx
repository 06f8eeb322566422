import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { pack } from '~/components/ui/packed';
import { SiteLink } from '~/components/ui/site-link';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildSchoolPath } from '~/models/schools/school-path';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { districtRules, type DistrictRow, sources, toDistrictGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toDistrictGroups(optional.schools?.value ?? []);
  return { groups: pack(unavailable.includes('schools') ? null : groups) };
}

export default function BoardDivisions() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/schools', text: 'Schools' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={districtRules}
      Body={Schools}
      what="The schools"
    />
  );
}

function Schools({ group: { rows } }: { readonly group: ListGroup<DistrictRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 desktop:grid-cols-3">
      {rows.map(({ id, name, county }) => (
        <li key={id ?? name} className="flex min-h-row items-center justify-between gap-4 border-b border-line py-1">
          <span className="min-w-0 break-words">
            {id === null ? (
              <Found name={name} />
            ) : (
              <SiteLink to={buildSchoolPath(id)}>
                <Found name={name} />
              </SiteLink>
            )}
          </span>
          {county !== null && <span className="text-sm whitespace-nowrap text-ink-2">{county} County</span>}
        </li>
      ))}
    </ul>
  );
}
