export default {
  // By default Next.js uses the project's root, because of its lock file.
  turbopack: { root: import.meta.dirname },
};
