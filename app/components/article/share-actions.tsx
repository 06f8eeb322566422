import { useHasScripts } from '../ui/use-browser-value';

interface ShareView {
  /** Path of the page on this site. */
  readonly path: string;
  readonly title: string;
  readonly siteUrl: string | null;
}

interface ShareActionsProps {
  readonly share: ShareView;
  readonly what?: 'article' | 'timeline';
}

/** Links that share the page. Nothing of the networks is loaded here. */
export function ShareActions({ share: { path, title, siteUrl }, what = 'article' }: ShareActionsProps) {
  const hasScripts = useHasScripts();
  const origin = siteUrl ?? (hasScripts ? window.location.origin : null);
  if (origin === null) return null;
  return (
    <div className="print:hidden">
      <p id="share" className="label mb-1 text-ink-2">
        Share this {what}
      </p>
      <ul aria-labelledby="share" className="flex flex-wrap gap-2">
        {listShareLinks(origin + path, title).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
              className="inline-flex min-h-control items-center rounded border border-rule px-3 font-display text-d-sm font-semibold no-underline hover:bg-surface-sunken"
            >
              <span className="sr-only">Share by </span>
              {name}
              {href.startsWith('https:') && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Share targets for the page's absolute address. */
export function listShareLinks(
  url: string,
  title: string,
): readonly { readonly name: string; readonly href: string }[] {
  const [page, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'X', href: `https://twitter.com/intent/tweet?url=${page}&text=${words}` },
    { name: 'Email', href: `mailto:?subject=${words}&body=${page}` },
  ];
}
