import { useLoaderData } from '@remix-run/react';
import { Page } from '~/components/ui/page';
import { SiteLink } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

/** Every page of the site, by first path segment. */
export default function SiteIndex() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page>
      <p className="max-w-[75ch] pb-4 text-ink-2">Pages are grouped by the first part of their address.</p>
      <div className="columns-1 gap-x-10 large-phone:columns-2 laptop:columns-3">
        {groups.map(({ title, pages }, index) => (
          <section key={title} aria-labelledby={`group-${index}`} className="break-inside-avoid pb-4">
            <h2 id={`group-${index}`} className="border-b-3 border-rule pb-1">
              {title}
            </h2>
            <ul>
              {pages.map((page) => (
                <li key={page.path} className="border-b border-line">
                  <SiteLink
                    to={page.path}
                    prefetch="none"
                    className="quiet-link flex min-h-11 items-center py-1 large-tablet:min-h-8"
                  >
                    {page.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <a href="/third-party-notices.txt" className="inline-flex min-h-11 items-center">
          Licenses of the software and fonts of this site
        </a>
      </p>
    </Page>
  );
}
