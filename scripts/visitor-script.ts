import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { contractPlugin } from './contract-plugin.ts'
import { languagePlugin } from './language-plugin.ts'
import { definitions } from './definitions.ts'
import { classNames } from './class-names.ts'

// Some twenty small files would cost an island more than they save. The entry, which every visitor
// loads, needs none of these modules.
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'parts',
    test: /src\/web\/(form|act|ui\/(?!menu-keys|scheme\.ts|centre|dialog-frame|confirm-box|file|use-uploads)|api|i18n|link|text|island|posted|root-data|address|stored|refresh|session|paths)/,
    priority: 1,
  },
]

/**
 * Builds the script of visitors' pages after the pages' own, as a second graph, because it must not
 * share chunks with the code that React needs on every page of a signed-in person.
 */
export function visitorScript(): Plugin {
  return {
    name: 'farsail:visitor-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async closeBundle() {
      await buildVisitorScript('build')
    },
  }
}

async function buildVisitorScript(buildDirectory: string): Promise<void> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [contractPlugin(), languagePlugin()],
    define: definitions,
    publicDir: false,
    css: { modules: { generateScopedName: classNames } },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      outDir: join(buildDirectory, 'client'),
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { visitor: 'src/app/entry.visitor.ts' },
        preserveEntrySignatures: false,
        // A dependency of a chunk stays with the entry where the entry needs it too.
        output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
      },
    },
  })
  const { output } = made as Rolldown.RolldownOutput
  const entry = output.find((one) => one.type === 'chunk' && one.isEntry)
  if (!entry) throw new Error('The script of visitors’ pages was not built')
  await writeFile(
    join(buildDirectory, 'visitor.json'),
    JSON.stringify({ scripts: [`/${entry.fileName}`] }),
  )
}
