/** Vite replaces the call by one import per file, so `vitest --changed` knows these files. */
interface ImportMeta {
  readonly glob: (patterns: readonly string[]) => Readonly<Record<string, () => Promise<unknown>>>;
}
