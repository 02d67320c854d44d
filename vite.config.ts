import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/contract-plugin.ts'
import { isBuilt, routes } from './src/web/routes.ts'

// Links of the shell to pages that are still to be built stay away by this list.
const builtPages = routes.filter((row) => isBuilt(row) && !row.path.includes(':')).map((row) => row.path)

export default defineConfig(({ command }) => ({
  plugins: [contractPlugin(), reactRouter()],
  define: { __BUILT_PAGES__: JSON.stringify(builtPages) },
  publicDir: 'src/web/public',
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    ssr:
      command === 'build'
        ? {
            // One file with React's production build in it, whatever NODE_ENV the server runs with.
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true },
          }
        : {},
  },
}))
