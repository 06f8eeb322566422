import { layoutRoutes, pageRoutes } from './app/routes.table.js';

// Each build has a folder of its own, which scripts/build/build.ts and scripts/run/dev.ts name.
const folder = process.env.BUILD_FOLDER ?? 'build/by-hand';

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  appDirectory: 'app',
  server: './workers/site.ts',
  serverBuildPath: `${folder}/worker/index.js`,
  assetsBuildDirectory: `${folder}/static/build`,
  publicPath: '/build/',
  serverModuleFormat: 'esm',
  serverPlatform: 'neutral',
  serverDependenciesToBundle: [/^(?!cloudflare:)/],
  serverConditions: ['workerd', 'worker', 'browser'],
  serverMainFields: ['browser', 'module', 'main'],
  serverMinify: process.env.NODE_ENV === 'production',
  serverNodeBuiltinsPolyfill: { modules: {} },
  browserNodeBuiltinsPolyfill: { modules: {} },
  watchPaths: ['./workers/**/*'],
  postcss: true,
  tailwind: false,
  // Every route comes from the one table in app/routes.table.js; nothing is found by file name.
  ignoredRouteFiles: ['**/*'],
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      // One layout without a path around all pages: errors show inside the site's header and footer.
      route('', 'routes/site-layout/route.tsx', { id: 'site-layout' }, () => {
        addRoutesWithin(route, undefined);
      });
    }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // All routes are one small file that browsers keep; discovery would ask the worker about the links of every page.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
};

/**
 * The pages of a layout, and the layouts within it with theirs.
 * @param {import('@remix-run/dev/dist/config/routes.js').DefineRouteFunction} route
 * @param {string | undefined} layout
 */
function addRoutesWithin(route, layout) {
  for (const { id, path, folder } of pageRoutes.filter((page) => page.layout === layout)) {
    route(path === '*' ? '*' : path.slice(1), `routes/${folder}/route.tsx`, { id, index: path === '/' });
  }
  for (const { id, folder } of layoutRoutes.filter(({ within }) => within === layout)) {
    route('', `routes/${folder}/layout.tsx`, { id }, () => {
      addRoutesWithin(route, id);
    });
  }
}
