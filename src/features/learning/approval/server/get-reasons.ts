import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { type DraftRecord, fieldOf } from '#src/features/content/draft/record.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { pick } from '#src/shared/locale.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { approvalApi } from '../contract.ts'
import { courseSubmissionReasons as reasons, courseSubmissions as submissions } from '../tables.ts'
import { courseFacts } from './course-facts.ts'
import type { Submission } from './hold-submission.ts'
import { readOffer } from './offer-of-draft.ts'
import { placesOf } from './places.ts'

/** Lists the reasons of the last rejection until the course is submitted again, and says which places were mended. */
export async function getReasons({
  db,
  viewer,
  locale,
  input,
}: Call<typeof approvalApi.getReasons>): Promise<AnswerOf<typeof approvalApi.getReasons>> {
  const { courseId, draftId } = await courseFacts(db, {
    courseId: input.courseId,
    userId: viewer.id,
  })
  const [last] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.courseId, courseId), ne(submissions.state, 'recalled')))
    .orderBy(desc(submissions.id))
    .limit(1)
  if (last?.state !== 'rejected' || draftId === null) return { submissionId: null, reasons: [] }
  const given = await db
    .select()
    .from(reasons)
    .where(eq(reasons.submissionId, last.id))
    .orderBy(reasons.position)
  const [places, present, changed] = await Promise.all([
    placesOf(db, [last], given),
    readOffer(db, draftId),
    changedSince(db, draftId, last),
  ])
  return {
    submissionId: last.id,
    reasons: given.map(({ key, field, code, zh, en }) => {
      const place = places.get(`${key}.${field}`)
      const frozen = last.offer[key]
      const mended = frozen
        ? !isSame(frozen, present.get(key) ?? null, field)
        : changed.some((one) => one === key || (key === 'outline' && !(one in last.offer)))
      return { key, field, code, zh, en, mended, place: place ? pick(place, locale) : '' }
    }),
  }
}

/** A cover is a picture or a drawing, and a fee is paid or not. */
const together: Record<string, readonly string[]> = {
  coverFileId: ['coverFileId', 'coverTheme'],
  fee: ['fee', 'payment'],
}

const isSame = (frozen: DraftRecord, present: DraftRecord | null, field: string): boolean =>
  (together[field] ?? [field]).every((one) =>
    isDeepStrictEqual(fieldOf(frozen, one), fieldOf(present, one)),
  )

/** Returns the keys of records that were changed after the decision. */
async function changedSince(db: Db, draftId: number, { decidedAt }: Submission): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct k.key from draft_states s, jsonb_object_keys(s.records) as k (key)
    where s.draft_id = ${draftId} and s.changed_at > ${decidedAt?.toISOString() ?? null}::timestamptz`)
  return rows.map(({ key }) => key)
}
