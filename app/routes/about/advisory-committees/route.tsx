import { ListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { Found } from '~/components/ui/found';
import { SiteLink } from '~/components/ui/site-link';
import { committeeGroups, type CommitteeLink, committeeRules } from './page';

export default function AdvisoryCommittees() {
  return <ListPage groups={committeeGroups} rules={committeeRules} Body={Committees} />;
}

function Committees({ group: { rows } }: { readonly group: ListGroup<CommitteeLink> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map(({ name, path }) => (
        <li key={path} className="border-b border-line">
          <SiteLink to={path} className="flex min-h-11 items-center">
            <Found name={name} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
