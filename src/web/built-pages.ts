/** Replaced by the build: the public paths of the route table, without parameters, whose screen exists. */
declare const __BUILT_PAGES__: readonly string[]

const built: ReadonlySet<string> = new Set(__BUILT_PAGES__)

/**
 * Whether a public page exists, by its path: '/common/articles'. Links to pages that are not built yet are
 * hidden, and appear together with the page.
 */
export const isPageBuilt = (path: string): boolean => built.has(path)
