import { routes } from '../src/app/pages.ts'
import { isBuilt } from '../src/shared/page-row.ts'
import { spriteFile } from './icon-plugin.ts'

// Links of the shell to pages that are still to be built stay away by this list.
const builtPages = routes
  .filter((row) => isBuilt(row) && !row.path.includes(':'))
  .map((row) => row.path)

/** What the build writes into the pages' code. */
export const definitions = {
  __BUILT_PAGES__: JSON.stringify(builtPages),
  __ICON_SPRITE__: JSON.stringify(`/${spriteFile}`),
}
