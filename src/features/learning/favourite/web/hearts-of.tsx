import { lazy, Suspense } from 'react'
import type { FavouriteKindName } from '../kinds.ts'
// The hearts have their places before their script is there.
import './favourite-button.module.css'

// The server has the hearts at once; a browser loads their script after that of the page.
const Corner = import.meta.env.SSR
  ? (await import('./favourite-corner.tsx')).default
  : lazy(() => import('./favourite-corner.tsx'))

/**
 * Returns what renders the hearts of cards, for people signed in; undefined for others.
 * @param collected the things that are favourites, of `readCollected`
 * @param inRow whether a heart stands among the parts of a row instead of in the corner of a card
 */
export const heartsOf = (kind: FavouriteKindName, collected: number[] | null, inRow = false) =>
  collected === null
    ? undefined
    : (thingId: number, name: string) => (
        <Suspense fallback={inRow && <span style={{ inlineSize: 44 }} />}>
          <Corner {...{ kind, thingId, name, inRow }} collected={collected.includes(thingId)} />
        </Suspense>
      )
