import { useLoaderData } from '@remix-run/react';
import { describeEmbed } from '~/blocks/embeds/describe-embed';
import { useUnpacked } from '~/browser/packed';
import { PutOnSite } from '~/components/embed/put-on-site';
import { GameGrid } from '~/components/scores/game-sections';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { MoreLink, MoreLinks } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

/** With the address of a page, also the code that embeds it; an address with nothing to embed is ignored. */
export async function loader(args: LoaderArgs) {
  const { site } = args.context;
  const [view, embed] = await Promise.all([
    loadView(args, sources, toView),
    site.query.url === undefined ? null : describeEmbed(site, site.query.url).catch(ignoreResponse),
  ]);
  return { ...view, embed };
}

function ignoreResponse(error: unknown): null {
  if (error instanceof Response) return null;
  throw error;
}

type PressView = ReturnType<typeof useLoaderData<typeof loader>>;

/** What newsrooms need today, and what they, schools and programs can use of the site, and how. */
export default function Press() {
  const view = useLoaderData<typeof loader>();
  const { associationName, embed } = view;
  const latest = useUnpacked(view.latest);
  return (
    <Page>
      {embed !== null && (
        <>
          <p>The code for “{embed.title}”:</p>
          <PutOnSite embed={embed} isOpen />
        </>
      )}
      <Desk {...view} />
      {latest.length > 0 && (
        <Part
          id="latest-scores"
          title="Latest scores"
          aside={<FreshnessStamp stamp={view.stamp} isLive className="max-tablet:text-xs" />}
        >
          <GameGrid cards={latest} hasAnchors={false} />
          <MoreLink to={buildHref(Route.scores)}>All scores of today</MoreLink>
        </Part>
      )}
      <ScoresForPrint scores={view.scores} />
      <div className="prose mt-4">
        <p>Scores, standings and lists of the {associationName}, as fresh as the pages. No key, no account.</p>
        <Frames {...view} />
        <Feeds {...view} />
        <Files {...view} />
        <RequestRate />
        <LicenseAndContact {...view} />
      </div>
    </Page>
  );
}

/** What reporters come for most, before the scores. */
function Desk({ contact, desk }: Pick<PressView, 'contact' | 'desk'>) {
  return (
    <p className="flex flex-wrap gap-x-5 pb-2">
      <MoreLinks links={desk} />
      <a href={contact.phone.href} title={contact.officeHours} className="inline-flex min-h-6 items-center">
        {contact.phone.text}
      </a>
    </p>
  );
}

function Frames({ frames, oembedExample }: Pick<PressView, 'frames' | 'oembedExample'>) {
  return (
    <>
      <h2 className="prose-heading">On your own site</h2>
      <p>
        Near the end of these pages, “Put this on your site” has HTML that shows part of the page in a frame. The frame
        updates itself, follows light and dark mode, and needs no scripts.
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
    </>
  );
}

function Feeds({ feeds }: Pick<PressView, 'feeds'>) {
  if (feeds.length === 0) return null;
  return (
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
  );
}

function Files({ files, exampleQuery }: Pick<PressView, 'files' | 'exampleQuery'>) {
  return (
    <>
      <h2 className="prose-heading">Files</h2>
      <dl>
        {files.map(({ what, files: ofWhat, choices }) => (
          <div key={what} className="border-b border-line py-2">
            <dt className="font-semibold">{what}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {ofWhat.map(({ text, to }) => (
                <SiteLink key={to} to={to} reloadDocument about={what} className="inline-flex min-h-6 items-center">
                  {text}
                </SiteLink>
              ))}
              {choices !== null && <span className="basis-full text-sm text-ink-2">{choices}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        The address of a file chooses as that of its page does: <code>{exampleQuery}</code>
      </p>
      <p>
        CSV opens in every spreadsheet. JSON can be read by scripts of any site. Names of columns do not change; new
        columns come last. Dates and times are ISO 8601, <code>as_of</code> is when the data were read, and an empty
        field is unknown.
      </p>
      <p>
        Ids are text: some begin with a zero. In LibreOffice, choose Unicode (UTF-8) and “Format quoted field as text”;
        in Excel, import these columns as text. A text that a spreadsheet would read as a formula begins with an
        apostrophe.
      </p>
    </>
  );
}

function RequestRate() {
  return (
    <>
      <h2 className="prose-heading">How often to ask</h2>
      <p>
        About every three minutes for games, less often for the rest: each answer stays the same for the{' '}
        <code>max-age</code> of its <code>CDN-Cache-Control</code> header, in seconds, minus its <code>Age</code>. If
        you send <code>If-None-Match</code> with the <code>ETag</code>, an answer that has not changed comes without its
        body.
      </p>
    </>
  );
}

function LicenseAndContact({ license, contact, contactPath }: Pick<PressView, 'license' | 'contact' | 'contactPath'>) {
  return (
    <>
      <h2 className="prose-heading" id="license">
        License and contact
      </h2>
      <p>
        {license} Schools report the scores. To report an error, call{' '}
        <a href={contact.phone.href}>{contact.phone.text}</a> ({contact.officeHours}) or use the{' '}
        <SiteLink to={contactPath}>contact page</SiteLink>.
      </p>
    </>
  );
}

/** The day's scores as plain text, as newspapers set them. */
function ScoresForPrint({ scores: { day, sports, allHref, yesterdayHref } }: Pick<PressView, 'scores'>) {
  return (
    <Part id="scores-for-print" title="Scores for print" className="mt-2">
      <p className="text-ink-2">
        {day}
        {allHref === null ? ': no games.' : ', text to copy'}
      </p>
      <ul className="grid grid-cols-1 gap-x-8 tablet:grid-cols-2">
        {sports.map(({ key, title, countText, to }) => (
          <li key={key} className="flex min-h-9 items-center justify-between gap-x-3 border-b border-line">
            <SiteLink to={to} prefetch="none" className="inline-flex min-h-9 min-w-0 items-center font-semibold">
              {title}
            </SiteLink>
            {countText !== null && <span className="text-sm whitespace-nowrap text-ink-2">{countText}</span>}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 pt-1">
        {allHref !== null && (
          <SiteLink to={allHref} prefetch="none" className="inline-flex min-h-8 items-center">
            All sports
          </SiteLink>
        )}
        {yesterdayHref !== null && (
          <SiteLink to={yesterdayHref} prefetch="none" className="inline-flex min-h-8 items-center">
            Scores of yesterday
          </SiteLink>
        )}
        <SiteLink to={buildHref(Route.scores)} className="inline-flex min-h-8 items-center">
          Another day, a county or a conference
        </SiteLink>
      </p>
    </Part>
  );
}
