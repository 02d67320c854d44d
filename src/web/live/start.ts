import { startBuildCheck } from './build-check.ts'
import { startChoices } from './choices.ts'
import { startMenus } from './menus.ts'
import { startSearch } from './search.ts'
import { startTooltips } from './tooltips.ts'

/** Starts the enhancements of every page, hydrated or plain. @returns a function that stops them. */
export function startLive(): () => void {
  const started = [startMenus(), startChoices(), startSearch(), startTooltips(), startBuildCheck()]
  return () => started.forEach((stop) => stop())
}
