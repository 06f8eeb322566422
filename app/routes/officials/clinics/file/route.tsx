import { RichText } from '~/components/ui/rich-text';
import { renderPlainDocument } from '~/document/light-document';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { clinicsFailureText, sources, toClinicsText } from '../page';

/** The text of the clinics as its own document, at its traditional address. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { optional, unavailable } = await loadPage(args, sources);
  const { environment, inlineParts, page } = args.context.site;
  const hasFailed = unavailable.includes('clinics');
  return renderPlainDocument({
    title: `${page.heading} | ${environment.ASSOCIATION_NAME}`,
    canonical: buildHref(Route.officialsClinics),
    siteUrl: environment.SITE_URL,
    inlineParts,
    status: hasFailed ? 502 : 200,
    body: (
      <main>
        <h1>{page.heading}</h1>
        {hasFailed ? <p>{clinicsFailureText}</p> : <RichText>{toClinicsText(optional.clinics?.value ?? [])}</RichText>}
      </main>
    ),
  });
}
