import { encodeLatin1, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { answerPlainPage } from './landing-pages';

/** `GET /documents/{name...}`: a one-page PDF, or a placeholder page. */
export function answerDocument(context: Context): Answer {
  const name = readParam(context, 'name');
  if (!/\.pdf$/i.test(name)) return answerPlainPage(context);
  const parts = name
    .replace(/\.pdf$/i, '')
    .split('/')
    .map(unslugify)
    .reverse();
  const [title = '', ...folders] = parts;
  const lines = [title, folders.join(', '), context.associationName].filter((line) => line !== '');
  return { status: 200, contentType: 'application/pdf', body: buildPdf(lines) };
}

function unslugify(slug: string): string {
  const text = slug.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One letter page; the first line is large. */
function buildPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines
    .map((line, index) => `/F1 ${index === 0 ? 22 : 12} Tf ${index === 0 ? '' : '0 -28 Td '}(${escapePdf(line)}) Tj`)
    .join('\n');
  const content = `BT 72 700 Td\n${text}\nET`;
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escapePdf(lines[0] ?? '')}) >>`,
  ]);
}

/** The cross-reference table needs byte offsets. */
function assemblePdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const count = objects.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return encodeLatin1(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

/** A Latin-1 PDF literal. */
function escapePdf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}
