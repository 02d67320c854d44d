import { sql, type SQL } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { QuestionFact, VersionFact } from '../contract.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  type: QuestionFact['type']
  status: QuestionFact['status']
  difficulty: QuestionFact['difficulty']
  points: number
  deleted: boolean
  ownerId: number | null
  versionId: number
  number: number
  isPresent: boolean
  body: QuestionBody
}

interface Given {
  viewer: { id: number }
  locale: Locale
  /** The draft whose versions are read besides the present ones. */
  draftId: number
}

/** Characters of a stem that a list shows. */
const titleMost = 200

/** Reads questions with their present versions and those that a draft names; the caller has checked the right. */
export async function readQuestionFacts(
  db: Db | Tx,
  { viewer, locale, draftId }: Given,
  ids: SQL,
): Promise<QuestionFact[]> {
  const { rows } = await db.execute<Row>(sql`
    with wanted as (select q.* from questions q where q.id in (${ids})),
    named as (
      select distinct (g ->> 'versionId')::int as id from draft_records r,
        jsonb_array_elements(r.value -> 'body' -> 'questions') g
      where r.draft_id = ${draftId} and r.value ->> 'type' = 'quiz')
    select q.id as "questionId", q.type, q.status, q.difficulty, q.points::float8 as points,
      q.deleted_at is not null as deleted, q.owner_id as "ownerId", v.id as "versionId", v.number,
      v.number = q.version as "isPresent", v.body
    from wanted q join question_versions v on v.question_id = q.id
    where v.number = q.version or v.id in (select id from named)
    order by q.id, v.number`)
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId)
  return [...byQuestion.values()].flatMap((versions) => {
    const present = versions.find(({ isPresent }) => isPresent)
    if (!present) return []
    const { questionId, type, status, difficulty, points, deleted, ownerId } = present
    return {
      ...{ questionId, type, status, difficulty, points, deleted },
      mine: ownerId === viewer.id,
      present: presentVersion(present, locale),
      named: versions.map((version) => presentVersion(version, locale)),
    }
  })
}

function presentVersion({ versionId, number, body }: Row, locale: Locale): VersionFact {
  const { zh, en } = body.stem
  const stem = locale === 'en-US' ? en || zh : zh || en
  return {
    ...{ versionId, number },
    title: textOfHtml(stem).slice(0, titleMost),
    complete: problemsOf(body).length === 0,
  }
}
