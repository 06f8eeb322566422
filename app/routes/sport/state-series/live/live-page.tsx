import { Brand } from '~/components/shell/brand';
import { StaleText } from '~/components/shell/stale-notice';
import { Icon } from '~/components/ui/icon';
import { LiveBoardTable } from './live-board-table';
import { LiveGameList } from './live-game-list';
import type { LiveLink, LiveView } from './live-view';

/**
 * The whole body of the page: plain elements, because nothing of it runs in the browser. Only utilities written in this
 * folder have styles here, see `app/styles/light.css`.
 */
export function LivePage({ view }: { readonly view: LiveView }) {
  return (
    <>
      <Header associationName={view.associationName} />
      <main id="main" className="wrap pb-6">
        <p className="label pt-3 pb-1 text-accent">{view.kicker}</p>
        <h1 className="text-d-lg uppercase large-phone:text-d-xl">{view.title}</h1>
        <ReloadBar view={view} />
        {view.stamp !== null && view.stamp.staleFor !== null && (
          <p className="mt-3 border-l-3 border-alert-orange-edge bg-alert-orange px-3 py-2 text-sm">
            <StaleText notice={{ what: 'scores', stamp: view.stamp }} />
          </p>
        )}
        {view.notice !== null && (
          <div className="mt-4 border-l-3 border-line py-3 pl-4">
            <p className="font-display text-d-md font-semibold">{view.notice.say}</p>
            {view.notice.detail !== null && <p className="text-ink-2">{view.notice.detail}</p>}
          </div>
        )}
        <div className="grid gap-x-8 tablet:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          {view.boards.map((board) => (
            <LiveBoardTable key={board.id} board={board} />
          ))}
        </div>
        {view.games.map((list) => (
          <LiveGameList key={list.id} list={list} />
        ))}
        {view.next !== null && <Links id="next" title="Next games" links={[view.next]} />}
        <Links id="watch" title="Watch and tickets" links={view.watch} />
        {view.watchNotice !== null && <p className="mt-4 border-l-3 border-line py-3 pl-4">{view.watchNotice}</p>}
        <Links id="more" title="More" links={view.more} />
      </main>
      <footer className="border-t border-line">
        <p className="wrap py-3 text-sm text-ink-2">A light page for crowded networks. Reload it for newer scores.</p>
      </footer>
    </>
  );
}

/** For a sport that does not exist. */
export function LiveNotFound({ associationName }: { readonly associationName: string }) {
  return (
    <>
      <Header associationName={associationName} />
      <main id="main" className="wrap pb-6">
        <h1 className="pt-3 text-d-lg uppercase large-phone:text-d-xl">Sport not found</h1>
        <Links id="more" title="More" links={[{ text: 'Back to Home', href: '/' }]} />
      </main>
    </>
  );
}

function Header({ associationName }: { readonly associationName: string }) {
  return (
    <header className="border-b-3 border-ink">
      <div className="wrap py-2">
        <Brand associationName={associationName} className="w-fit" />
      </div>
    </header>
  );
}

/** How old the scores are, the way to newer ones, and to each class. */
function ReloadBar({ view: { stamp, href, boards } }: { readonly view: LiveView }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-2">
      {stamp !== null && (
        <p className="text-sm text-ink-2">
          Updated{' '}
          <time dateTime={stamp.iso} className="font-semibold text-ink">
            {stamp.text}
          </time>
        </p>
      )}
      <a
        href={href}
        className="ml-auto inline-flex min-h-11 items-center gap-2 rounded border border-rule px-3 font-display text-d-sm font-semibold no-underline hover:bg-surface-sunken"
      >
        <Icon name="refresh" /> Reload
      </a>
      {boards.length > 1 && (
        <nav aria-label="Classes" className="w-full tablet:hidden">
          <ul className="flex">
            {boards.map(({ id, title }) => (
              <li key={id} className="-ml-px flex-1 first:ml-0">
                <a
                  href={`#${id}`}
                  className="grid min-h-11 place-items-center border border-line bg-surface-raised font-display text-d-sm font-semibold no-underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface LinksProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly LiveLink[];
}

function Links({ id, title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-5">
      <h2 id={id} className="border-b border-rule pb-1 text-d-md uppercase">
        {title}
      </h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-11 items-center gap-2 py-2">
              {text}
              {!href.startsWith('/') && (
                <>
                  <Icon name="external" className="size-3.5" />
                  <span className="sr-only"> (external site)</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For other pages outside the frame. */
export { Header as LightHeader, Links as LightLinks };
