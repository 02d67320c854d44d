import { sql } from 'drizzle-orm'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import {
  checkSubjects,
  type SubjectChoice,
} from '#src/features/content/subject/server/check-subjects.ts'
import { subjectErrors } from '#src/features/content/subject/errors.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { OfferProblem } from '../offer-shapes.ts'

interface Row extends Record<string, unknown> {
  /** null where the entry does not exist. */
  categoryHidden: boolean | null
  majorHidden: boolean | null
  directionHidden: boolean | null
  ofMajor: number | null
  had: CourseHead | null
}

/**
 * Finds chosen subjects that administrators have deleted or hidden since, and a direction of another major. A hidden
 * one stays with the course whose readers see it.
 */
export async function subjectProblems(
  db: Db | Tx,
  draftId: number,
  head: CourseHead,
): Promise<OfferProblem[]> {
  const { categoryId, majorId, directionId } = head
  const { rows } = await db.execute<Row>(sql`
    select
      (select hidden from subject_categories where id = ${categoryId}::int) as "categoryHidden",
      (select hidden from subject_majors where id = ${majorId}::int) as "majorHidden",
      d.hidden as "directionHidden", d.major_id as "ofMajor",
      (select released from draft_records where draft_id = ${draftId} and key = 'head') as had
    from (select ${directionId}::int as id) as chosen
    left join subject_directions d on d.id = chosen.id`)
  const { categoryHidden, majorHidden, directionHidden, ofMajor, had } = rows[0]!
  const hidden = {
    categoryId: categoryHidden,
    majorId: majorHidden,
    directionId: directionHidden,
  }
  const refused = (['categoryId', 'majorId', 'directionId'] as const).filter((field) => {
    if (head[field] === null) return false
    return hidden[field] === null || (hidden[field] && had?.[field] !== head[field])
  })
  const isElsewhere =
    directionId !== null && ofMajor !== null && majorId !== null && ofMajor !== majorId
  const at = (field: string, { zh, en }: { zh: string; en: string }): OfferProblem => ({
    ...{ key: headKey, field, zh, en },
  })
  return [
    ...refused.map((field) => at(field, subjectErrors.notOffered)),
    ...(isElsewhere && !refused.includes('directionId')
      ? [at('directionId', subjectErrors.otherMajor)]
      : []),
  ]
}

/** Holds the subjects of an offer until it is submitted, so that none is deleted before the offer names it. */
export async function holdSubjects(
  tx: Tx,
  offer: ReadonlyMap<string, DraftRecord>,
  released: ReadonlyMap<string, DraftRecord>,
): Promise<void> {
  const had = released.get(headKey) as unknown as SubjectChoice | undefined
  await checkSubjects(tx, offer.get(headKey) as unknown as SubjectChoice, had)
}
