/** Put in by the build from the route table: pages without parameters whose screen exists. */
declare const __BUILT_PAGES__: readonly string[]

const built: ReadonlySet<string> = new Set(__BUILT_PAGES__)

/**
 * Whether a page is there to be linked to: '/common/articles'. Links of the shell to pages that are
 * still to be built stay away, and appear by themselves with the page.
 */
export const isPageBuilt = (path: string): boolean => built.has(path)
