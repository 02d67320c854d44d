/** Rolldown's facts about a module while it names its chunk. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The modules that begin every page's script. */
const everyPage = /\/src\/app\/(root|entry\.client)\.tsx/
/** Cards and their small parts, which nearly every page loads, the home page too. */
const mostPages =
  /\/src\/web\/ui\/(avatar|card|centre-current|course-cover|done-mark|progress|stars|tag|time-ago)\.|\/coins\/paths\./

/**
 * The groups of modules that share a file. Small files cost a page more in headers and lost compression
 * than they save, so every page loads two: the libraries, which rarely change, and the shell, which is
 * everything that the root imports. A page's own code stays apart. A group includes the imports of its
 * files, unless an earlier group has them.
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
    // Includes the search's few styles: in a file of their own they would be removed on a page without a
    // search and loaded again with the next list.
    name: 'lists',
    test: /\/src\/web\/(ui\/(breadcrumb|empty-state|pagination|pagination-text|page-window|tabs)\.|list\/(results|list-address|list-search\.module))/,
    priority: 1,
  },
  {
    name: 'signed-in',
    test: /\/shell\/user-popover|\/message\/web\/(message-bell|bell-text|live-store)/,
  },
  { name: 'list-forms', test: /\/src\/web\/list\/list-(form|search)/ },
  {
    name: 'acts',
    test: /\/src\/web\/(act\/(?!use-load)|form\/act-button|leaving\.|stored\.)|\/people\/security\/paths\./,
  },
  {
    name: 'auth',
    test: /\/account\/web\/(auth-frame|auth\.module|password-again|text)\.|\/web\/island\.|\/guard\/web\/lazy-notes\./,
  },
  {
    name: 'upload',
    test: /\/src\/(web\/(upload|ui\/file-text)|shared\/file-address)\./,
  },
  { name: 'field', test: /\/src\/web\/(ui\/field\.|form\/text\.)/ },
  {
    name: 'text-field',
    test: /\/src\/web\/(form\/(form|form-element|form-state|use-form)\.|ui\/text-field\.)/,
  },
  { name: 'keys', test: /\/src\/web\/use-(keys|stored)\./ },
  {
    name: 'film',
    test: /\/content\/film\/(contract|web\/(film-(player|screen|session)|line|native-hls|player-(controls|text)|seek-bar|source-choice|use-(?!(cue|editor))))/,
  },
  {
    name: 'study',
    // The reader of formatted text is part of every study; a file of its own would cost each page its name.
    test: /\/study\/web\/(intervals|lazy-transcript|on-demand|panel|text)\.|\/(study|quiz)\/contract\.|\/editor\/web\/html-elements\./,
  },
  // Styles of what the player's server renders: one file, because each page lists the files of all others.
  {
    name: 'study-styles',
    test: /\/(quiz\/web\/quiz|study\/web\/(quiz-item|study-closed)|document\/web\/(pages|toolbar))\.module\./,
  },
  // With the address of the styles of formulas, which the editor needs too.
  { name: 'rich-block', test: /\/editor\/web\/(rich|film)-block\.tsx/ },
  { name: 'subtitles', test: /\/film\/web\/(subtitles-text|subtitle-editor\.module)\./ },
  { name: 'courses', test: /\/course\/(contract|web\/(course-card|course-grid|card-text))/ },
]

/** Whether the root imports a module, directly or through others; imports on demand do not count. */
function isImportedByRoot(id: string, modules: Modules): boolean {
  const seen = new Set([id])
  for (const one of seen) {
    if (everyPage.test(one)) return true
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return false
}
