import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Page } from '~/components/ui/page';
import { SiteLink } from '~/components/ui/site-link';
import { formatLongDate } from '~/models/dates/calendar-date';
import { type StatementRow, toAccessibilityView } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs) {
  return toAccessibilityView(site.environment.ASSOCIATION_NAME);
}

export default function Accessibility() {
  const { associationName, checks, limits, contact, reviewedDay } = useLoaderData<typeof loader>();
  return (
    <Page>
      <div className="prose">
        <p>
          The {associationName} wants everybody to find scores, brackets and schools on this site. We work toward the
          Web Content Accessibility Guidelines (WCAG) 2.2, level AA.
        </p>
        <h2 className="prose-heading">What is tested</h2>
        <p>These checks are part of the tests that every change of the site has to pass.</p>
        <Rows rows={checks} />
        <h2 className="prose-heading">What is not</h2>
        <Rows rows={limits} />
        <h2 className="prose-heading">Report a barrier</h2>
        <p>
          Tell us the page, what you wanted to do, and what you use to read it. Call{' '}
          <a href={contact.phone.href}>{contact.phone.text}</a> ({contact.officeHours}), write to {contact.address}, or
          use the <SiteLink to="/about/contact">contact page</SiteLink>. If a document cannot be read, we send it in
          another form.
        </p>
        <p>
          This statement was last reviewed on <time dateTime={reviewedDay}>{formatLongDate(reviewedDay)}</time>.
        </p>
      </div>
    </Page>
  );
}

function Rows({ rows }: { readonly rows: readonly StatementRow[] }) {
  return (
    <dl>
      {rows.map(({ what, how }) => (
        <div key={what} className="border-b border-line py-2">
          <dt className="font-semibold">{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}
