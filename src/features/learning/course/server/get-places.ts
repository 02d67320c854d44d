import type { Call } from '#src/server/kernel.ts'
import { readTerms } from '#src/server/text/query-inside.ts'
import type { courseApi } from '../contract.ts'
import { courseOpening } from './opening-port.ts'
import { placesInside } from './places-inside.ts'

/** Returns where the listed courses have the words of a search inside, as far as the viewer may open it. */
export async function getPlaces({
  db,
  ports,
  viewer,
  locale,
  input: { courses, words },
}: Call<typeof courseApi.getPlaces>) {
  const ids = courses.split(',').map(Number)
  const locked = ports.get(courseOpening).lockedChapters
  const places = await placesInside(db, { locale, ids, terms: readTerms(words), viewer, locked })
  return { places: [...places].map(([courseId, inside]) => ({ courseId, inside })) }
}
