import { createContext, useContext } from 'react'
import type { PlainPage } from '#src/shared/page.ts'

export const PlainContext = createContext<PlainPage | undefined>(undefined)

/** Given while a page is rendered that will not be alive in the browser; else undefined. */
export const usePlain = () => useContext(PlainContext)

/**
 * Ends what a first screen shows. Of a plain page everything above is styled by the document itself;
 * the stylesheets are fetched from here on and hold nothing above back.
 */
export function Fold() {
  return usePlain() ? <template data-fold="" /> : null
}
