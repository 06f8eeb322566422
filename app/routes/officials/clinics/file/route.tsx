import { RichText } from '~/components/ui/rich-text';
import { renderPlainDocument } from '~/document/light-document';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { clinicsFailureText, sources, toClinicsText } from '../page';

/** The text of the clinics as its own document, at its traditional address. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { optional, unavailable } = await loadPage(args, sources);
  const { site } = args.context;
  const hasFailed = unavailable.includes('clinics');
  return renderPlainDocument(site, {
    canonical: buildHref(Route.officialsClinics),
    status: hasFailed ? 502 : 200,
    body: (
      <main>
        <h1>{site.page.heading}</h1>
        {hasFailed ? <p>{clinicsFailureText}</p> : <RichText>{toClinicsText(optional.clinics?.value ?? [])}</RichText>}
      </main>
    ),
  });
}
