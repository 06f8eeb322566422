import { gzipSync } from 'node:zlib';

const kibibyte = 1024;

export interface PageWeight {
  readonly htmlGzipKb: number;
  readonly scriptGzipKb: number;
  readonly styleGzipKb: number;
}

/** Compressed size in KiB of a page's document, scripts and styles. */
export async function weighPage(origin: string, pagePath: string): Promise<PageWeight> {
  const html = await text(origin + pagePath);
  const scripts = new Set(addresses(html, /(?:src|href)="(\/build\/[^"]+\.js)"|"(\/build\/[^"]+\.js)"/g));
  const styles = new Set(addresses(html, /href="(\/build\/[^"]+\.css)"/g));
  return {
    htmlGzipKb: gzipKb(html),
    scriptGzipKb: await totalGzipKb(origin, scripts),
    styleGzipKb: await totalGzipKb(origin, styles),
  };
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap((match) => match[1] ?? match[2] ?? []);
}

async function totalGzipKb(origin: string, paths: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...paths].map(async (file) => gzipKb(await text(origin + file))));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) * 10) / 10;
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function gzipKb(content: string): number {
  return Math.round((gzipSync(content).byteLength / kibibyte) * 10) / 10;
}
