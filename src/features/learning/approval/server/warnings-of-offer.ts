import type { Records } from '#src/features/content/draft/record.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import type { OfferProblem } from '../offer-shapes.ts'
import { warningWords } from './warnings-text.ts'

type Warning = OfferProblem & { group: 'languages' | 'links' }

/** Returns what a teacher may leave in an offer: older translations and links that lead to no page. */
export function offerWarnings(
  records: Records,
  {
    sides,
    deadLinks,
  }: { sides: readonly ('zh' | 'en')[]; deadLinks: (html: string) => readonly string[] },
): Warning[] {
  const head = records.get(headKey) as unknown as CourseHead
  const outdated = (['name', 'introduction', 'content'] as const).flatMap((field): Warning[] => {
    const side = head[field].outdated
    if (sides.length < 2 || side === undefined) return []
    return [
      { key: headKey, field: `${field}.${side}`, group: 'languages', ...warningWords.outdated },
    ]
  })
  const dead = sides.flatMap((side) =>
    deadLinks(head.content[side]).map((link): Warning => ({
      ...{ key: headKey, field: `content.${side}`, group: 'links' },
      ...warningWords.deadLink(link),
    })),
  )
  return [...outdated, ...dead]
}
