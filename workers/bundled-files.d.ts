/* Files that the build of workers bundles; see `bundleWorker`. */

declare module '*.wasm' {
  const compiled: WebAssembly.Module;
  export default compiled;
}

/* The site's own build returns the address of a font instead. The path is longer than the pattern of its types. */
declare module '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}
