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
        <p>Scores, standings and lists of the {associationName}, as fresh as the pages. No key, no account.</p>
        <h2 className="prose-heading">Files</h2>
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
        <p>
          CSV opens in every spreadsheet. JSON can be read by scripts of any site. Names of columns do not change; new
          columns come last. Dates and times are ISO 8601, <code>as_of</code> is when the data were read, and an empty
          field is unknown.
        </p>
        <p>
          Ids are text: some begin with a zero. In LibreOffice, choose Unicode (UTF-8) and “Format quoted field as
          text”; in Excel, import these columns as text. A text that a spreadsheet would read as a formula begins with
          an apostrophe.
        </p>
        <h2 className="prose-heading">Scores for print</h2>
        <p>
          <SiteLink to={agateHref}>Scores for print</SiteLink> are plain text by sport, as newspapers set them, with a
          button to copy them. Choose a day, a sport, a county or a conference, as on{' '}
          <SiteLink to={buildHref(Route.scores)}>Scores</SiteLink>.
        </p>
        <h2 className="prose-heading">On your own site</h2>
        <p>
          Near the end of these pages, “Put this on your site” has HTML that shows part of the page in a frame. The
          frame updates itself, follows light and dark mode, and needs no scripts.
        </p>
        <ul>
          {frames.map(({ what, to }) => (
            <li key={what}>
              <SiteLink to={to}>{what}</SiteLink>
            </li>
          ))}
        </ul>
        <p>
          Programs that use oEmbed get the same HTML from <code className="break-all">{oembedExample}</code>
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
          About every three minutes for games, less often for the rest: each answer stays the same for the{' '}
          <code>max-age</code> of its <code>CDN-Cache-Control</code> header, in seconds, minus its <code>Age</code>. If
          you send <code>If-None-Match</code> with the <code>ETag</code>, an answer that has not changed comes without
          its body.
        </p>
        <h2 className="prose-heading" id="license">
          License and contact
        </h2>
        <p>
          {license} Schools report the scores. To report an error, call{' '}
          <a href={contact.phone.href}>{contact.phone.text}</a> ({contact.officeHours}) or use the{' '}
          <SiteLink to="/about/contact">contact page</SiteLink>.
        </p>
      </div>
    </Page>
  );
}
