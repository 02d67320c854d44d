import { officeMenu } from '#src/app/menus.ts'
import type { Both } from '#src/shared/locale.ts'

/** The name of a page in the menu of the back office. */
export const entryText = (path: string): Both =>
  officeMenu.flatMap(({ entries }) => entries).find((one) => one.path === path)!.label
