import { createContext, type ReactNode, useContext } from 'react'
import type { PlainPage } from '#src/shared/page.ts'

/** `bars` come from the server's entry, because hydrated pages load theirs later. */
export const PlainContext = createContext<(PlainPage & { bars: ReactNode }) | undefined>(undefined)

/** Returns the data of a plain page, which is never hydrated; undefined on other pages. */
export const usePlain = () => useContext(PlainContext)

/**
 * Marks the end of the first screen. A plain page carries the style of everything above in its own
 * document; the stylesheets load from here, so that they do not delay the first screen.
 */
export function Fold() {
  return usePlain() ? <template data-fold="" /> : null
}
