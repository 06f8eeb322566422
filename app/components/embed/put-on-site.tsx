import { useRouteLoaderData } from '@remix-run/react';
import { Icon } from '../ui/icon';
import { buildEmbedCode, type EmbedOffer } from './embed-code';

interface PutOnSiteProps {
  readonly embed: EmbedOffer | null;
  readonly isOpen?: boolean;
}

/** The code with which another site shows this part of the page in a frame. Nothing where the site does not know its address. */
export function PutOnSite({ embed, isOpen = false }: PutOnSiteProps) {
  const siteUrl = useRouteLoaderData<{ readonly siteUrl: string | null }>('site-layout')?.siteUrl ?? null;
  if (siteUrl === null || embed === null) return null;
  const { kind, path, title } = embed;
  const code = buildEmbedCode({ kind, url: new URL(path, siteUrl).href, title });
  return (
    <details open={isOpen} className="group mt-3 print:hidden">
      {/* As the links beside it. */}
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 font-display text-d-sm font-semibold underline decoration-accent decoration-1 underline-offset-3">
        Put this on your site
        <Icon name="down" className="size-3.5 text-accent group-[[open]]:rotate-180" />
      </summary>
      <textarea
        readOnly
        aria-label="HTML for your site"
        rows={5}
        value={code}
        className="w-full max-w-[36rem] rounded border border-rule bg-surface-raised px-3 text-sm text-ink"
      />
    </details>
  );
}
