import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/precompress.ts'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The manifest travels with the page: no `/__manifest` calls for guards and page cache to know.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
