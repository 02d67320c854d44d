import { FavouriteCorner } from '#src/features/learning/favourite/web/favourite-button.tsx'
import type { CourseCard } from '../contract.ts'

/**
 * Returns what renders the hearts of course cards, for people signed in; undefined for others.
 * @param collected the courses that are favourites, of `readCollected`
 * @param inRow whether a heart stands among the parts of a row instead of in the corner of a card
 */
export const heartsOf = (collected: readonly number[] | null, { inRow = false } = {}) =>
  collected === null
    ? undefined
    : ({ courseId, name }: Pick<CourseCard, 'courseId' | 'name'>) => (
        <FavouriteCorner
          kind="course"
          thingId={courseId}
          name={name}
          collected={collected.includes(courseId)}
          inRow={inRow}
        />
      )
