import { contact, mainAccounts } from '~/config/association';
import { footerColumns, legalLinks } from '~/config/navigation';
import { SiteLink } from '../ui/site-link';
import { Brand } from './brand';
import { HideToggle } from './hide-toggle';
import { lightControlAttribute } from './light-control';
import { selectOffered, type ShellView } from './shell-view';

/** The line below a light page, contact and links. */
export function Footer({ view }: { readonly view: ShellView }) {
  return (
    <>
      <LightNote />
      <FooterLinks view={view} />
    </>
  );
}

/** Shown on light pages only. */
function LightNote() {
  return (
    <p className="light-only wrap mt-8 text-sm">
      Light page.{' '}
      <button type="button" {...{ [lightControlAttribute]: 'load' }} className="light-control">
        Load the full page
      </button>
    </p>
  );
}

function FooterLinks({ view }: { readonly view: ShellView }) {
  return (
    <footer
      data-shell
      className="on-scoreboard lazy-render-174 tablet:lazy-render-119 large-tablet:lazy-render-69 mt-10 border-t-6 border-accent-fill text-sm print:hidden"
    >
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-6 pt-8 pb-6 large-tablet:grid-cols-[2fr_repeat(4,1fr)]">
        <div className="col-span-full large-tablet:col-span-1">
          <Brand associationName={view.associationName} />
          <address className="mt-3 text-ink-2">
            {contact.street}, {contact.town}
            <br />
            {`Office: ${contact.officeHours}`}
            <br />
            <a href={contact.phone.href} className="inline-flex min-h-6 items-center">
              {contact.phone.text}
            </a>
          </address>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {mainAccounts.map(({ network, href }) => (
              <li key={network}>
                <SiteLink to={href} className="inline-flex min-h-6 items-center">
                  {network}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        {footerColumns
          .map(({ title, links }) => ({ title, links: selectOffered(links, view) }))
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <FooterColumn key={title} title={title} links={links} />
          ))}
        <Legal view={view} />
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: (typeof footerColumns)[number]) {
  const id = `footer-${title.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="label mb-2 text-ink-2">
        {title}
      </h2>
      <ul>
        {links.map(({ to, title: linkTitle }) => (
          <li key={to}>
            <SiteLink to={to} className="quiet-link inline-flex min-h-7.5 items-center">
              {linkTitle}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legal({ view }: { readonly view: ShellView }) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4 text-xs text-ink-2">
      <p>
        &copy; {view.year} {view.associationName}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {selectOffered(legalLinks, view).map(({ to, title }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-flex min-h-6 items-center">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      <HideToggle what="results" look="text" />
      <button type="button" {...{ [lightControlAttribute]: 'switch' }} aria-pressed="false" className="light-control">
        Light pages
      </button>
      {view.buildId !== '' && <p>Build {view.buildId}</p>}
    </div>
  );
}
