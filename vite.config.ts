import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunks.ts'
import { classNames } from './scripts/class-names.ts'
import { contractPlugin } from './scripts/contract-plugin.ts'
import { definitions } from './scripts/definitions.ts'
import { iconPlugin } from './scripts/icon-plugin.ts'
import { languagePlugin } from './scripts/language-plugin.ts'
import { picturePlugin } from './scripts/picture-plugin.ts'
import { routerPlugin } from './scripts/router-plugin.ts'
import { stylePlugin } from './scripts/style-plugin.ts'
import { visitorScript } from './scripts/visitor-script.ts'

// The bundler keeps an unused declaration unless its initializer is known to be pure, as these calls are.
const treeshake = {
  manualPureFunctions: [
    'React$1.createContext',
    'React$1.forwardRef',
    'React.createContext',
    'React.forwardRef',
  ],
} as const

// Every page lists the files of the others, and random signs do not compress: seven instead of eight are
// a hundred bytes less.
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

// Scripts that every page has already when it loads a part on demand: naming them again would cost each page bytes.
const everywhere = /\/(react|rolldown-runtime|shell)-/

const modulePreload = {
  resolveDependencies: (_file: string, files: string[]) =>
    files.filter((file) => !everywhere.test(`/${file}`)),
}

export default defineConfig(({ command }) => ({
  plugins: [
    contractPlugin(),
    languagePlugin(),
    iconPlugin(),
    picturePlugin(),
    routerPlugin(),
    stylePlugin(),
    reactRouter(),
    visitorScript(),
  ],
  define: definitions,
  publicDir: 'src/web/public',
  ...(command === 'build' && { css: { modules: { generateScopedName: classNames } } }),
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake,
          output: { ...names, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
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
