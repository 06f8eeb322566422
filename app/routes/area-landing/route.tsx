import { useLoaderData } from '@remix-run/react';
import { LinkCards } from '~/components/ui/link-cards';
import { Page } from '~/components/ui/page';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function AreaLanding() {
  const { intro, sections } = useLoaderData<typeof loader>().view;
  return (
    <Page>
      <p className="max-w-[60ch] pb-4">{intro}</p>
      <LinkCards sections={sections} />
    </Page>
  );
}
