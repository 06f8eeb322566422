import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '~/parse-json';
import { replaceFile } from './replace-file.mjs';

/* The demo association's stories and pages, which are written in Markdown. */

const textsDirectory = 'demo-api/words';

/** Writes all texts as HTML, so that the worker needs no Markdown parser. */
export async function writeDemoTexts(): Promise<void> {
  const pages = (await readTexts('pages', '<p>')).map(({ file, fields, blocks }) => ({
    path: file.slice(0, -'.md'.length),
    ...fields,
    content: blocks.join('\n'),
  }));
  const readStories = async (folder: string) =>
    (await readTexts(folder, '')).map(({ fields, blocks }) => ({ ...fields, blocks }));
  const [closing] = await readTexts('stories/closing', '');
  const timeline: unknown = JSON.parse(await readFile(path.join(textsDirectory, 'timeline.json'), 'utf8'));
  const lines = [
    '/** Made by scripts/build/demo-texts.ts from the Markdown and JSON files in this folder. */',
    "import type { OfficeStory, SportStory, TimelineEntry, WrittenPage } from './texts';",
    '',
    `export const writtenPages: readonly WrittenPage[] = ${JSON.stringify(pages)};`,
    `export const sportStories: readonly SportStory[] = ${JSON.stringify(await readStories('stories/sports'))};`,
    `export const officeStories: readonly OfficeStory[] = ${JSON.stringify(await readStories('stories/office'))};`,
    `export const closingBlocks: readonly string[] = ${JSON.stringify(closing?.blocks)};`,
    `export const timeline: readonly TimelineEntry[] = ${JSON.stringify(timeline)};`,
    '',
  ];
  replaceFile(path.join(textsDirectory, 'texts.generated.ts'), lines.join('\n'));
}

/** Markdown files of a folder and its subfolders, sorted by name. */
async function readTexts(folder: string, paragraphTag: '' | '<p>') {
  const directory = path.join(textsDirectory, folder);
  const files = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      ...parseMarkdown(await readFile(path.join(directory, file), 'utf8'), paragraphTag),
    })),
  );
}

/** Parses front matter (JSON or text), headings, lists, links, emphasis and paragraphs. Blocks of HTML stay unchanged. */
export function parseMarkdown(text: string, paragraphTag: '' | '<p>' = '<p>') {
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = head.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    const parsed = parseJson(value);
    return name === undefined ? [] : [[name, parsed === undefined ? value : parsed] as const];
  });
  const blocks = body.trim().split(/\n{2,}/);
  return { fields: Object.fromEntries(fields), blocks: blocks.map((block) => convertBlock(block, paragraphTag)) };
}

function convertBlock(block: string, paragraphTag: '' | '<p>'): string {
  if (block.startsWith('<')) return block;
  const [, marks, heading = ''] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks !== undefined) return `<h${marks.length}>${convertInline(heading)}</h${marks.length}>`;
  for (const [tag, mark] of [
    ['ul', /^- /],
    ['ol', /^\d+\. /],
  ] as const) {
    if (!mark.test(block)) continue;
    const items = block.split('\n').map((line) => `<li>${convertInline(line.replace(mark, ''))}</li>`);
    return `<${tag}>${items.join('')}</${tag}>`;
  }
  return paragraphTag === '' ? convertInline(block) : `<p>${convertInline(block)}</p>`;
}

const typography = { '’': '&rsquo;', '“': '&ldquo;', '”': '&rdquo;', '–': '&ndash;', '—': '&mdash;' };

function convertInline(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w="/])_(.+?)_(?!\w)/g, '<em>$1</em>')
    .replace(/[’“”–—]/g, (mark) => typography[mark as keyof typeof typography]);
}
