/** Address of a font file, which the build copies. */
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
