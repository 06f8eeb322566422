import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { LooseImage } from '~/components/ui/loose-image';
import { SiteLink } from '~/components/ui/site-link';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { type PartnerRow, partnerRules, sources, toPartnerGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toPartnerGroups(optional.partners?.value ?? []);
  return { groups: unavailable.includes('partners') ? null : groups };
}

export default function Partners() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/about', text: 'About' }}
      groups={useLoaderData<typeof loader>().groups}
      rules={partnerRules}
      Body={PartnerCards}
      what="The partners"
    />
  );
}

function PartnerCards({ group: { rows } }: { readonly group: ListGroup<PartnerRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((partner) => (
        <PartnerCard key={partner.key} partner={partner} />
      ))}
    </ul>
  );
}

/** The name stands below the picture, so that it is there when the picture does not arrive. */
function PartnerCard({ partner: { name, description, imageUrl, href } }: { readonly partner: PartnerRow }) {
  return (
    <li className="min-w-0 break-inside-avoid border-b border-line py-4">
      <div className="h-18">
        {imageUrl !== null && (
          <LooseImage
            src={imageUrl}
            width={240}
            height={72}
            className="picture-image h-18 w-60 max-w-full object-contain object-left"
          />
        )}
      </div>
      <p className="pt-2 font-display text-d-md font-semibold break-words">
        {href === null ? name : <SiteLink to={href}>{name}</SiteLink>}
      </p>
      {description !== null && <p className="text-sm break-words text-ink-2">{description}</p>}
    </li>
  );
}
