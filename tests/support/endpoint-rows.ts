import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row of the specification's endpoint table; only the columns that tests read. */
export interface EndpointRow {
  readonly id: string;
  readonly method_path: string;
  /** The wrapper of an answer's rows. */
  readonly wrapper: string;
  readonly entity_fields: string;
}

export const endpointTableFile = path.resolve('tests/support/endpoints.csv');

export function readEndpointRows(): readonly EndpointRow[] {
  return parse<EndpointRow>(readFileSync(endpointTableFile, 'utf8'), { columns: true, bom: true });
}

/**
 * The field names in a row, including nested ones: `School1{Name{product}, Score}` names `School1`, `Name{product}` and
 * `Score`. `F1..F15` names the whole series. Omits remarks in parentheses.
 * @param product the association's short name, for `Name{product}`
 */
export function listFieldNames({ entity_fields: text }: EndpointRow, product: string): string[] {
  const plain = text
    .replace(/^~?as [^,;]*/, '')
    .replaceAll('{product}', product)
    .replace(/\([^(){}]*\)/g, (remark) => (isFieldList(remark) ? remark : ''))
    .replace(/\b([A-Za-z]+?_?)(\d+)\.\.\1(\d+)\b/g, (_, stem: string, first: string, last: string) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (__, index) => `${stem}${Number(first) + index}`).join(
        ', ',
      ),
    );
  return [...new Set(plain.match(/\b[A-Za-z][A-Za-z0-9_]*\b/g) ?? [])];
}

/** Some rows list nested fields in parentheses: `coaches(coachType, coachName)`. A remark has spaces within its parts. */
function isFieldList(remark: string): boolean {
  return remark
    .slice(1, -1)
    .split(',')
    .every((part) => /^\s*[A-Za-z][A-Za-z0-9_]*(?:\[[^\]]*\])?\s*$/.test(part));
}
