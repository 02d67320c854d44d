import { sql } from 'drizzle-orm'
import { generateKeyBetween } from 'fractional-indexing'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { findDraft } from '#src/features/content/draft/server/hold-draft.ts'
import { mayEdit } from '#src/features/content/draft/server/rules.ts'
import { saveIn } from '#src/features/content/draft/server/save-draft.ts'
import type { ItemBodies } from '#src/features/content/outline/records.ts'
import type { QuizSettings } from '#src/features/content/outline/quiz-settings.ts'
import { openCourse } from '#src/features/learning/authoring/server/open-course.ts'
import {
  drawsJson,
  type PaperRow,
  paperOf,
  sectionsJson,
  settingsJson,
} from '#src/features/learning/quiz/server/paper-of-quiz.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { invigilationApi } from '../contract.ts'
import { invigilationErrors } from '../errors.ts'
import { readOwnQuiz } from './own-quiz.ts'

type Body = ItemBodies['quiz']

/** No window of a browser has this key. */
const window = 'copy-quiz'

/**
 * Copies a quiz as its learners have it, with settings, sections, draws and questions, behind the items of a chapter in
 * the draft of a course. Its dates stay behind. The same call again finds the copy.
 */
export async function copyQuiz(call: Call<typeof invigilationApi.copyQuiz>) {
  const { db, viewer, locale, input } = call
  const { quizId, courseId, chapter, key } = input
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const course = await openCourse(db, { viewer, courseId }, mayEdit)
  const { draftId } = course
  await db.transaction(async (tx) => {
    const { draft } = await findDraft(tx, { ...call, draftId }, mayEdit)
    const place = await placeIn(tx, { draftId, chapter, key })
    if (place === 'there') return
    if (place === null) throw new AppError(invigilationErrors.noChapter)
    const item = await itemOf(tx, quizId)
    // Pools by conditions are filled by the release, where their questions are not the copier's own to name.
    for (const body of [item.body, withoutPools(item.body)]) {
      const value = { ...item, body, place } as unknown as DraftRecord
      const acts = [{ id: window, changes: [{ key, field: '', value }] }]
      const given = { draftId, base: draft.revision, window, kind: 'edit' as const, acts }
      const { refused } = await saveIn(tx, { ...call, input: given })
      if (refused.length === 0) return
    }
    throw new AppError(invigilationErrors.notCopied)
  })
  return { courseId, kind: course.kind }
}

async function placeIn(
  tx: Tx,
  { draftId, chapter, key }: { draftId: number; chapter: string; key: string },
): Promise<DraftRecord['place'] | 'there' | null> {
  const { rows } = await tx.execute<{
    isThere: boolean
    isChapter: boolean
    last: string | null
  }>(sql`
    select coalesce(bool_or(r.key = ${key}), false) as "isThere",
      coalesce(bool_or(r.key = ${chapter} and r.value ->> 'kind' = 'chapter'), false) as "isChapter",
      max((r.value #>> '{place,order}') collate "C") filter (where r.value ->> 'kind' = 'item'
        and r.value #>> '{place,parent}' = ${chapter}) as last
    from draft_records r where r.draft_id = ${draftId} and r.value is not null`)
  const { isThere, isChapter, last } = rows[0]!
  if (isThere) return 'there'
  return isChapter ? { parent: chapter, order: generateKeyBetween(last, null) } : null
}

interface Row extends PaperRow, Record<string, unknown> {
  title: string
  titleEn: string
  passPercent: number
  settings: QuizSettings
}

async function itemOf(db: Db | Tx, quizId: number) {
  const { rows } = await db.execute<Row>(sql`
    select z.title, coalesce(z.title_en, '') as "titleEn", z.pass_percent as "passPercent",
      ${settingsJson} as settings, ${sectionsJson} as sections, ${drawsJson} as draws,
      coalesce((select json_agg(json_build_object('questionId', q.question_id, 'versionId', q.version_id,
        'points', q.points, 'section', nullif(q.section, 0), 'draw', nullif(q.draw, 0)) order by q.position)
        from quiz_questions q where q.quiz_id = z.id), '[]') as questions
    from quizzes z where z.id = ${quizId}`)
  const { title, titleEn, passPercent, settings, ...paper } = rows[0]!
  const body: Body = {
    ...paperOf(paper),
    passPercent,
    settings: { ...settings, opensAt: null, closesAt: null },
  }
  return {
    ...{ kind: 'item', type: 'quiz', trial: false, body },
    name: { zh: title, en: titleEn },
  }
}

function withoutPools(body: Body): Body {
  const ruled = (body.draws ?? []).flatMap(({ key, rule }) => (rule ? key : []))
  const isOfRule = (draw: string | undefined) => draw !== undefined && ruled.includes(draw)
  return { ...body, questions: body.questions.filter(({ draw }) => !isOfRule(draw)) }
}
