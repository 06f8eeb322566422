import { gzipSync } from 'node:zlib';

/** Compressed size of a document without its styles. */
export function measureContentBytes(html: string): number {
  return gzipSync(html.replace(/<style>[\s\S]*?<\/style>/, '')).byteLength;
}

/** Compressed size of a document's styles. */
export function inlineStyleBytes(html: string): number {
  return gzipSync(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '').byteLength;
}
