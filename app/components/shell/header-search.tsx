import { buildHref, Route } from '~/href';
import { Icon } from '../ui/icon';

/** Site search as a form, in the bar of wide windows or the menu of narrow ones. With scripts `<SiteSearch>` shows results while typing. */
export function HeaderSearch({ place }: { readonly place: 'bar' | 'menu' }) {
  const id = `site-search-${place}`;
  return (
    <form
      action={buildHref(Route.search)}
      method="get"
      role="search"
      aria-label="Whole site"
      data-site-search
      className={`site-search site-search-${place}`}
    >
      <label htmlFor={id} className="sr-only">
        Search the site
      </label>
      <div className="flex">
        <input
          id={id}
          type="search"
          name="q"
          placeholder="Search the site"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          required
          className="site-search-field"
        />
        <button type="submit" aria-label="Search" className="site-search-button">
          <Icon name="search" className="size-4" />
        </button>
      </div>
      <div data-site-search-results />
    </form>
  );
}
