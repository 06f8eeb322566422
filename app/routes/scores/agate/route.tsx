import { useLoaderData } from '@remix-run/react';
import { loadAgate } from '~/blocks/open-data/agate-text';
import { Button } from '~/components/ui/button';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { copyText } from '~/components/ui/share-page';
import { SiteLink } from '~/components/ui/site-link';
import { useToast } from '~/components/ui/toast';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, requirePageRequest } from '~/page/load-page';

export async function loader(args: LoaderArgs) {
  const { query } = requirePageRequest(args);
  const { text, stamp } = await loadAgate(args);
  return {
    text,
    stamp,
    refreshHref: buildHref(Route.scoresAgate, { query }),
    links: [
      { to: buildHref(Route.scores, { query }), text: 'The scores' },
      { to: buildHref(Route.agateFile, { query }), text: 'Plain text' },
      { to: buildHref(Route.scoresCsv, { query }), text: 'CSV' },
      { to: buildHref(Route.scoresJson, { query }), text: 'JSON' },
      { to: buildHref(Route.press), text: 'About the files' },
    ],
  };
}

/** The games of a day as newspapers set them, to copy. */
export default function Agate() {
  const { text, stamp, refreshHref, links } = useLoaderData<typeof loader>();
  return (
    <Page trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
      <LiveBar stamp={stamp} refreshHref={refreshHref} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <CopyButton text={text} />
        {links.map((link) => (
          <SiteLink key={link.to} to={link.to} reloadDocument className="inline-flex min-h-6 items-center">
            {link.text}
          </SiteLink>
        ))}
      </div>
      <Results isWhole>
        <pre className="mt-4 max-w-[60ch] text-sm whitespace-pre-wrap">{text}</pre>
      </Results>
    </Page>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const { show } = useToast();
  const copy = async () => {
    show({ text: (await copyText(text)) ? 'Copied.' : 'The text could not be copied. Select it and copy it.' });
  };
  return (
    <span className="needs-script">
      <Button onClick={() => void copy()}>Copy the text</Button>
    </span>
  );
}
