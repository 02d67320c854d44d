/** Rolldown's facts about a module while it names its chunk. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Where every page's script begins. */
const everyPage = /\/src\/app\/(root|entry\.client)\.tsx/
/** Cards and small things that stand on them are on nearly every page, the home page too. */
const mostPages =
  /\/src\/web\/ui\/(avatar|card|centre-current|course-cover|done-mark|progress|stars|tag|time-ago)\./

/**
 * Small files cost a page more in headers and lost compression than they save. What every page loads
 * travels as two: the libraries, which rarely change, and the shell, which is all that the root
 * imports. A page's own code stays apart. A group takes along what its files import, unless a group
 * before it has that already.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/,
    priority: 3,
  },
  {
    name: (id: string, modules: Modules) =>
      mostPages.test(id) || isImportedByRoot(id, modules) ? 'shell' : null,
    priority: 2,
  },
  {
    // The search's few styles are here as well: by themselves they would be dropped on the way through a
    // page without a search and loaded once more on the next list.
    name: 'lists',
    test: /\/src\/web\/(ui\/(breadcrumb|empty-state|pagination|page-window|tabs)\.|list\/(results|list-address|list-search\.module))/,
    priority: 1,
  },
  {
    name: 'signed-in',
    test: /\/shell\/user-popover|\/message\/web\/(message-bell|bell-text|live-store)/,
  },
  { name: 'list-forms', test: /\/src\/web\/list\/list-(form|search)/ },
  { name: 'acts', test: /\/src\/web\/act\// },
  { name: 'courses', test: /\/course\/(contract|web\/(course-card|course-grid|card-text))/ },
]

/** Directly or through others; what is imported on demand is not. */
function isImportedByRoot(id: string, modules: Modules): boolean {
  const seen = new Set([id])
  for (const one of seen) {
    if (everyPage.test(one)) return true
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return false
}
