import { gzipSync } from 'node:zlib';

const kibibyte = 1024;

export interface PageWeight {
  readonly htmlGzipKb: number;
  readonly scriptGzipKb: number;
  readonly styleGzipKb: number;
}

/** Compressed size in KiB of a page's document, scripts and styles. */
export async function weighPage(origin: string, pagePath: string): Promise<PageWeight> {
  const html = await fetchText(origin + pagePath);
  const scripts = new Set(listAddresses(html, /(?:src|href)="(\/build\/[^"]+\.js)"|"(\/build\/[^"]+\.js)"/g));
  const styles = new Set(listAddresses(html, /href="(\/build\/[^"]+\.css)"/g));
  return {
    htmlGzipKb: measureGzipKb(html),
    scriptGzipKb: await measureTotalGzipKb(origin, scripts),
    styleGzipKb: await measureTotalGzipKb(origin, styles),
  };
}

function listAddresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap((match) => match[1] ?? match[2] ?? []);
}

async function measureTotalGzipKb(origin: string, paths: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...paths].map(async (file) => measureGzipKb(await fetchText(origin + file))));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) * 10) / 10;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function measureGzipKb(content: string): number {
  return Math.round((gzipSync(content).byteLength / kibibyte) * 10) / 10;
}
