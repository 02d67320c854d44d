import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandData, IslandFrame } from '../island.tsx'
import { showOverlays } from './overlay-root.tsx'

/** Hydrates the islands of a plain page. */
export async function hydrateIslands(
  places: readonly HTMLElement[],
  parts: Record<string, () => Promise<ComponentType>>,
): Promise<void> {
  const { pathname, search } = window.location
  await Promise.all(
    places.map(async (place) => {
      const name = place.dataset['island'] ?? ''
      const Part = await parts[name]?.()
      if (!Part) return
      const data = JSON.parse(place.nextElementSibling?.textContent ?? '') as IslandData
      hydrateRoot(
        place,
        <IslandFrame data={data} address={{ pathname, search }}>
          <Part {...data.given} />
        </IslandFrame>,
        { identifierPrefix: name },
      )
    }),
  )
  showOverlays()
}
