export default {
  // Next.js takes the outermost folder with a lock file for its root otherwise, which is the project's.
  turbopack: { root: import.meta.dirname },
};
