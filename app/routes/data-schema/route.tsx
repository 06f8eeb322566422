import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildFileSchema, buildSchemaHref } from '~/blocks/open-data/data-file';
import { findTable } from '~/blocks/open-data/data-tables';
import { answerFile } from '~/page/file-response';
import { requirePageRequest } from '~/page/load-page';
import { toAbsoluteHref } from '~/page/page-meta';

/** The JSON Schema of a file with the rows of a page. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(() => {
    const { params, environment } = requirePageRequest(args);
    const name = (params.file ?? '').split('.')[0] ?? '';
    const table = findTable(name);
    if (table === null) throw new Response(null, { status: 404 });
    const id = toAbsoluteHref(buildSchemaHref(name), environment.SITE_URL);
    return Response.json(buildFileSchema(table.row, { title: table.title, id }), {
      headers: { 'content-type': 'application/schema+json' },
    });
  });
}
