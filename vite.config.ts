import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames } from './scripts/class-names.ts'
import { contractPlugin } from './scripts/contract-plugin.ts'
import { visitorScript } from './scripts/visitor-script.ts'
import { definitions } from './scripts/definitions.ts'

// Some 25 small files cost each page more in headers and lost compression than they save: what every
// page loads travels as two, the libraries (which rarely change) and the shell. The rest stays apart.
const uiOfEveryPage =
  'avatar|button|card|course-cover|cx|dialog\\.tsx|icon|leave-guard|menu|overlays|pagination|' +
  'page-window|progress|scheme|stars|store|tag|tabs|text\\.ts|toast|use-dropdown'
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'shell',
    test: new RegExp(
      `src/(shared|app|web/(?!ui/|back-office|form/(?!leave)|list/|act/|stored|upload|not-found|layouts/(?:admin|center|side|user-popover))|web/ui/(${uiOfEveryPage}))`,
    ),
    priority: 1,
  },
  { name: 'course-card', test: /course\/web\/(course-card|course-grid|card-text)/ },
]

export default defineConfig(({ command }) => ({
  plugins: [contractPlugin(), reactRouter(), visitorScript()],
  define: definitions,
  publicDir: 'src/web/public',
  ...(command === 'build' && { css: { modules: { generateScopedName: classNames } } }),
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
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
