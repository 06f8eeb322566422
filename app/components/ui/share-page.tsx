import { useId } from 'react';
import { Button } from './button';
import { useToast } from './toast';
import { useHasScripts } from './use-browser-value';

interface SharePageProps {
  /** In-site address of the page. */
  readonly path: string;
  readonly title: string;
  /** Public address of the site; if the deployment does not name it, the browser's location is used. */
  readonly siteUrl: string | null;
  /** Label of the address. */
  readonly label?: string;
}

/** The address to copy, and a button for the device's share menu or clipboard. */
export function SharePage({ path, title, siteUrl, label = 'Link to this page' }: SharePageProps) {
  const hasScripts = useHasScripts();
  const id = useId();
  const origin = siteUrl ?? (hasScripts ? window.location.origin : null);
  if (origin === null) return null;
  const url = new URL(path, origin).href;
  return (
    <div className="flex max-w-[36rem] flex-wrap items-end gap-2 print:hidden">
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor={id} className="label text-ink-2">
          {label}
        </label>
        <input
          id={id}
          type="url"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="h-control w-full min-w-0 rounded border border-rule bg-surface-raised px-3 text-sm text-ink"
        />
      </div>
      {hasScripts && <ShareButton data={{ title, url }} />}
    </div>
  );
}

function ShareButton({ data }: { readonly data: { readonly title: string; readonly url: string } }) {
  const { show } = useToast();
  if (canShare(data)) return <Button onClick={() => void share(data)}>Share</Button>;
  const copy = async () => {
    const text = (await copyText(data.url)) ? 'Link copied.' : 'The link could not be copied. Select it and copy it.';
    show({ text });
  };
  return <Button onClick={() => void copy()}>Copy link</Button>;
}

function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data);
}

/** Ignores a menu closed without a choice. */
async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}

/** Copies a text; `false` if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
