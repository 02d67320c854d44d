import { hundredthsTyped } from '#src/features/learning/homework/web/form-values.ts'
import type { OwnPeers } from '../participant-api.ts'

/** A review as the screen holds it: figures as they are typed. */
export interface ReviewValues {
  mark: string
  criteria: Record<string, string>
  words: string
}

type Open = NonNullable<OwnPeers['open']>
const typed = (hundredths: number | null | undefined) =>
  hundredths === null || hundredths === undefined ? '' : String(hundredths / 100)

export const valuesOf = (
  { mark, criteria, words }: Pick<Open, 'mark' | 'criteria' | 'words'>,
  rubric: OwnPeers['criteria'],
): ReviewValues => ({
  mark: typed(mark),
  criteria: Object.fromEntries(rubric.map(({ id }) => [id, typed(criteria[id])])),
  words,
})

/** A figure in hundredths; null for none, NaN for one that is none or too high. */
export function pointsOf(text: string, most: number): number | null {
  if (text.trim() === '') return null
  const points = hundredthsTyped(text)
  return points <= most ? points : Number.NaN
}

/** What can be saved of a review: figures that are wrong are left out until they are right. */
export function judgementOf(values: ReviewValues, { fullMark, criteria: rubric }: OwnPeers) {
  const right = (points: number | null) => (Number.isNaN(points) ? null : points)
  const given = rubric.flatMap(({ id, points }): [string, number][] => {
    const own = right(pointsOf(values.criteria[id] ?? '', points))
    return own === null ? [] : [[id, own]]
  })
  return {
    mark: fullMark === null || rubric.length > 0 ? null : right(pointsOf(values.mark, fullMark)),
    criteria: Object.fromEntries(given),
    words: values.words,
  }
}
