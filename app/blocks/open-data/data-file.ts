import { stringify } from 'csv-stringify/browser/esm/sync';
import * as z from 'zod';
import { buildHref, Route } from '~/href';

/** What every file says of itself. */
interface FileFacts {
  /** ISO 8601: when the association's data were read. */
  readonly asOf: string;
  readonly license: string;
}

interface JsonFacts extends FileFacts {
  readonly title: string;
  /** Address of the page with the same rows. */
  readonly url: string;
  readonly schemaUrl: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Spreadsheets of Windows read a file as UTF-8 only with this mark. */
const byteOrderMark = true;

/**
 * Formats rows as CSV (RFC 4180) with a heading line. Each row ends with `as_of` and `license`. A text that a spreadsheet would compute gets an
 * apostrophe in front of it.
 * @param columns names, in order
 */
export function formatCsv(columns: readonly string[], rows: readonly Row[], { asOf, license }: FileFacts): string {
  return stringify(
    rows.map((row) => ({ ...row, as_of: asOf, license })),
    {
      bom: byteOrderMark,
      header: true,
      columns: [...columns, 'as_of', 'license'],
      record_delimiter: 'windows',
      escape_formulas: true,
      // Quotes keep the zero of `0101` where an import reads quoted fields as text, and a line end in its cell.
      cast: {
        boolean: String,
        string: (value, { column, header }) =>
          !header && (String(column).endsWith('_id') || /[\r\n]/.test(value)) ? { value, quoted: true } : value,
      },
    },
  );
}

export function formatJson(rows: readonly Row[], { title, url, schemaUrl, asOf, license }: JsonFacts): string {
  return JSON.stringify({ $schema: schemaUrl, title, url, as_of: asOf, license, rows });
}

/** The JSON Schema of a JSON file (draft 2020-12), and of the rows of its CSV file. */
export function buildFileSchema(row: z.ZodObject, { title, id }: { readonly title: string; readonly id: string }) {
  const file = z.object({
    $schema: z.url(),
    title: z.string(),
    url: z.string().describe('The page with the same rows'),
    as_of: z.iso.datetime().describe('When the data were read'),
    license: z.string(),
    rows: z.array(row),
  });
  return { ...z.toJSONSchema(file), $id: id, title };
}

/** Address of the schema of a table's file. */
export function buildSchemaHref(name: string): string {
  return buildHref(Route.dataSchema, { file: `${name}.schema.json` });
}

/** The line that comes with every file. */
export function formatLicense(associationName: string): string {
  return `Free to publish with credit to the ${associationName}.`;
}
