import { buildSchemaHref, formatCsv, formatJson, formatLicense } from '~/blocks/open-data/data-file';
import { answerFile } from '~/page/file-response';
import { type LoaderArgs, requirePageRequest } from '~/page/load-page';
import { toAbsoluteHref } from '~/page/page-meta';
import { readFileRow } from './page';

/** The rows of a page as CSV or JSON. */
export function loader(args: LoaderArgs): Promise<Response> {
  return answerFile(async () => {
    const { route, environment, query } = requirePageRequest(args);
    const { name, format, table } = readFileRow(route);
    const { rows, stamp, path } = await table.load(args);
    const buildUrl = (href: string) => toAbsoluteHref(href, environment.SITE_URL);
    const facts = { asOf: stamp.iso, license: formatLicense(environment.ASSOCIATION_NAME) };
    if (format === 'json') {
      const text = formatJson(rows, {
        ...facts,
        title: table.title,
        url: buildUrl(path),
        schemaUrl: buildUrl(buildSchemaHref(name)),
      });
      return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    }
    const fileName = [name, ...Object.values(query)].join('-');
    return new Response(formatCsv(Object.keys(table.row.shape), rows, facts), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${fileName}.csv"`,
      },
    });
  });
}
