import { spriteFile } from './icon-plugin.ts'
import { pictureFolder } from './picture-plugin.ts'

/** Constants that the build writes into the pages' code. */
export const definitions = {
  __PICTURES__: JSON.stringify(`/${pictureFolder}`),
  __ICON_SPRITE__: JSON.stringify(`/${spriteFile}`),
}
