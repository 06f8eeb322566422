import { gzipSync } from 'node:zlib';

/** What a document weighs by its content, compressed by gzip: without its styles, whose weight does not grow with it. */
export function contentBytes(html: string): number {
  return gzipSync(html.replace(/<style>[\s\S]*?<\/style>/, '')).byteLength;
}

/** What the styles in a document weigh, compressed by gzip. */
export function inlineStyleBytes(html: string): number {
  return gzipSync(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '').byteLength;
}
