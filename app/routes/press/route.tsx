import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { describeEmbed } from '~/blocks/embeds/describe-embed';
import { formatLicense } from '~/blocks/open-data/data-file';
import { PutOnSite } from '~/components/embed/put-on-site';
import { Page } from '~/components/ui/page';
import { SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { toPressView } from './page';

/** With the address of a page, also the code that embeds it; an address with nothing to embed is ignored. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const embed = site.query.url === undefined ? null : await describeEmbed(site, site.query.url).catch(ignoreResponse);
  return { ...toPressView(site, formatLicense(site.environment.ASSOCIATION_NAME)), embed };
}

function ignoreResponse(error: unknown): null {
  if (error instanceof Response) return null;
  throw error;
}

/** What newsrooms, schools and programs can use of the site, and how. */
export default function Press() {
  const { associationName, license, files, frames, feeds, agateHref, oembedExample, contact, embed } =
    useLoaderData<typeof loader>();
  return (
    <Page>
      {embed !== null && (
        <>
          <p>The code for “{embed.title}”:</p>
          <PutOnSite embed={embed} isOpen />
        </>
      )}
      <div className="prose">
        <p>
          Scores, standings and lists of the {associationName} for newspapers, school sites and programs. Everything
          here shows what the pages show, and is as fresh as they are. It needs no key and no account.
        </p>
        <h2 className="prose-heading">Scores to print</h2>
        <p>
          <SiteLink to={agateHref}>Scores for print</SiteLink> are plain text as newspapers set them, by sport, with a
          button that copies them. You can choose a day, a sport, a county or a conference, as on{' '}
          <SiteLink to={buildHref(Route.scores)}>Scores</SiteLink>.
        </p>
        <h2 className="prose-heading">Files</h2>
        <p>
          CSV opens in every spreadsheet. JSON can be read by scripts of any site. Names of columns do not change; new
          columns come last. Days and times are ISO 8601, <code>as_of</code> is when the data were read, and an empty
          field is unknown. Text that a spreadsheet would read as a formula begins with an apostrophe.
        </p>
        <dl>
          {files.map(({ what, files: ofWhat, parameters }) => (
            <div key={what} className="border-b border-line py-2">
              <dt className="font-semibold">{what}</dt>
              <dd className="flex flex-wrap gap-x-4">
                {ofWhat.map(({ text, to }) => (
                  <SiteLink key={to} to={to} reloadDocument about={what} className="inline-flex min-h-6 items-center">
                    {text}
                  </SiteLink>
                ))}
                {parameters !== '' && <span className="text-ink-2">{parameters}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <h2 className="prose-heading">On your own site</h2>
        <p>
          These pages have “Put this on your site” near their end: HTML that shows a part of the page in a frame. The
          frame renews itself, follows light and dark colors, and needs no scripts.
        </p>
        <ul>
          {frames.map(({ what, to }) => (
            <li key={what}>
              <SiteLink to={to}>{what}</SiteLink>
            </li>
          ))}
        </ul>
        <p>
          Programs that know oEmbed find the same code: <code className="break-all">{oembedExample}</code>
        </p>
        {feeds.length > 0 && (
          <>
            <h2 className="prose-heading">Feeds and calendars</h2>
            <ul>
              {feeds.map(({ what, to }) => (
                <li key={what}>
                  <SiteLink to={to} reloadDocument>
                    {what}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2 className="prose-heading">How often to ask</h2>
        <p>
          As often as the header <code>CDN-Cache-Control</code> of an answer says (<code>max-age</code>, in seconds,
          less <code>Age</code>): about every three minutes for games, rarely for the rest. Send{' '}
          <code>If-None-Match</code> with the <code>ETag</code>, and an answer that has not changed has no body. Asking
          more often finds nothing newer.
        </p>
        <h2 className="prose-heading" id="license">
          License and contact
        </h2>
        <p>
          {license} Scores are those that schools have reported. Tell us about an error: call{' '}
          <a href={contact.phone.href}>{contact.phone.text}</a> ({contact.officeHours}) or use the{' '}
          <SiteLink to="/about/contact">contact page</SiteLink>.
        </p>
      </div>
    </Page>
  );
}
