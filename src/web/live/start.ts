import { startBuildCheck } from './build-check.ts'
import { startChoices } from './choices.ts'
import { startMenus } from './menus.ts'
import { startSearch } from './search.ts'
import { startTooltips } from './tooltips.ts'

/** What enhances the markup of every page, whether React keeps it alive or not. */
export function startLive(): () => void {
  const started = [startMenus(), startChoices(), startSearch(), startTooltips(), startBuildCheck()]
  return () => started.forEach((stop) => stop())
}
