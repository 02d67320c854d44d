import { startChoices } from './choices.ts'
import { startMenus } from './menus.ts'
import { startSearch } from './search.ts'
import { startTooltips } from './tooltips.ts'

/**
 * Starts the enhancements of every page, hydrated or plain.
 * @param suggest loads the suggestions of a search field.
 * @returns a function that stops them.
 */
export function startLive(suggest: Parameters<typeof startSearch>[0]): () => void {
  const started = [startMenus(), startChoices(), startSearch(suggest), startTooltips()]
  return () => started.forEach((stop) => stop())
}
