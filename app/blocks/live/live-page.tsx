import { LightHeader, LightLinks, ReloadBar } from '~/components/light/light-parts';
import { LiveBoardTable } from './live-board-table';
import { LiveGameList } from './live-game-list';
import type { LiveView } from './live-view';

/**
 * The body of the page: plain elements, because none of them runs in the browser. Only utilities used in this folder
 * have styles, see `app/styles/light.css`.
 */
export function LivePage({ view }: { readonly view: LiveView }) {
  return (
    <>
      <LightHeader associationName={view.associationName} />
      <main id="main" className="wrap pb-6">
        <p className="label pt-3 pb-1 text-accent">{view.kicker}</p>
        <h1 className="text-d-lg uppercase large-phone:text-d-xl">{view.title}</h1>
        <ReloadBar stamp={view.stamp} href={view.href} what="scores">
          <ClassLinks boards={view.boards} />
        </ReloadBar>
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
        {view.next !== null && <LightLinks id="next" title="Next games" links={[view.next]} />}
        <LightLinks id="watch" title="Watch and tickets" links={view.watch} />
        {view.watchNotice !== null && <p className="mt-4 border-l-3 border-line py-3 pl-4">{view.watchNotice}</p>}
        <LightLinks id="more" title="More" links={view.more} />
      </main>
      <footer className="border-t border-line">
        <p className="wrap py-3 text-sm text-ink-2">A light page for crowded networks. Reload it for newer scores.</p>
      </footer>
    </>
  );
}

/** For an unknown sport. */
export function LiveNotFound({ associationName }: { readonly associationName: string }) {
  return (
    <>
      <LightHeader associationName={associationName} />
      <main id="main" className="wrap pb-6">
        <h1 className="pt-3 text-d-lg uppercase large-phone:text-d-xl">Sport not found</h1>
        <LightLinks id="more" title="More" links={[{ text: 'Back to Home', href: '/' }]} />
      </main>
    </>
  );
}

/** Links to each class on phones, where the boards are stacked. */
function ClassLinks({ boards }: Pick<LiveView, 'boards'>) {
  if (boards.length < 2) return null;
  return (
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
  );
}
