import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/precompress.ts'
import { splitLanguages } from './scripts/split-languages.ts'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The manifest travels with the page: no `/__manifest` calls for guards and page cache to know.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await splitLanguages(buildDirectory)
    await precompress(`${buildDirectory}/client`)
  },
} satisfies Config
