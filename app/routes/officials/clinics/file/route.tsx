import { RichText } from '~/components/ui/rich-text';
import { renderPlainDocument } from '~/document/light-document';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadPage, requirePageRequest } from '~/page/load-page';
import { buildClinicsContext, clinicsFailureText, sources, toClinicsText } from '../page';

/** The text of the clinics as its own document, at its traditional address. */
export async function loader(args: LoaderArgs): Promise<Response> {
  const { optional, unavailable } = await loadPage(args, sources);
  const { site } = args.context;
  const text = toClinicsText(optional.clinics?.value ?? [], buildClinicsContext(requirePageRequest(args)));
  const hasFailed = unavailable.includes('clinics');
  return renderPlainDocument(site, {
    canonical: buildHref(Route.officialsClinics),
    status: hasFailed ? 502 : 200,
    body: (
      <main>
        <p>
          <a href={buildHref(Route.cmsGeneric, { '*': 'officials' })}>Officials, {site.environment.ASSOCIATION_NAME}</a>
        </p>
        <h1>{site.page.heading}</h1>
        {hasFailed ? <p>{clinicsFailureText}</p> : <RichText>{text}</RichText>}
      </main>
    ),
  });
}
