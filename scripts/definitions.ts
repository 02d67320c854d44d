import { routes } from '../src/app/pages.ts'
import { isBuilt } from '../src/shared/page-row.ts'
import { spriteFile } from './icon-plugin.ts'
import { pictureFolder } from './picture-plugin.ts'

// The shell uses this list to hide links to public pages that are not built yet; the server offers the others.
const builtPages = routes
  .filter((row) => isBuilt(row) && row.access === 'public' && !row.path.includes(':'))
  .map((row) => row.path)

/** Constants that the build writes into the pages' code. */
export const definitions = {
  __BUILT_PAGES__: JSON.stringify(builtPages),
  __PICTURES__: JSON.stringify(`/${pictureFolder}`),
  __ICON_SPRITE__: JSON.stringify(`/${spriteFile}`),
}
