import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Replacements for parts of React Router that never run here, which a bundler cannot detect:
 * instrumentation (none is configured) and route discovery (the browser has the whole list).
 */
const unused: Record<string, string> = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = {}`,
  'lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0
    export const getManifestPath = () => ''
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const getPathsWithAncestors = (paths) => paths
    export const handleClientVersionMismatch = async () => false
    export const isFogOfWarEnabled = () => false
    export const useFogOFWarDiscovery = () => {}`,
}

/** Replaces them in the built pages. Stops the build when a new version moves them or changes their exports. */
export function routerPlugin(): Plugin {
  const left = new Set(Object.keys(unused))
  return {
    name: 'farsail:router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(id) {
        const part = [...left].find((one) => id.endsWith(`/production/${one}`))
        if (part === undefined) return null
        left.delete(part)
        const code = unused[part]!
        const [theirs, ours] = [exportedBy(readFileSync(id, 'utf8')), exportedBy(code)]
        if (theirs.join() !== ours.join()) {
          this.error(`${id} now exports ${theirs.join(', ')}: see scripts/router-plugin.ts`)
        }
        return { code, map: null }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) {
        this.error(`React Router has no ${[...left].join(', ')}: see scripts/router-plugin.ts`)
      }
    },
  }
}

function exportedBy(code: string): string[] {
  const list = /export \{([^}]*)\};?\s*$/.exec(code)?.[1]
  const names =
    list?.split(',') ?? [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name!)
  return names.map((name) => name.trim()).toSorted()
}
