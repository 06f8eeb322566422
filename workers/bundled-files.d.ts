/* Types of files that `bundleWorker` includes in workers. */

declare module '*.wasm' {
  const compiled: WebAssembly.Module;
  export default compiled;
}

/* The full paths are necessary: a pattern would be less specific than Remix's types, in which the import of a font is its URL. */
declare module '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}
