import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import { toResults } from '#src/features/content/question/server/present.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Outcome } from '../contract.ts'
import type { Judgement, Mistake } from '../rules-of-set.ts'
import { revisionErrors } from '../errors.ts'
import { type Caller, openColumns } from './cards.ts'
import { type KeyWaitRow, keyWaitColumn, presentKeyWait } from './key-wait.ts'
import { dueOn, withExams } from './due-day.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  body: QuestionBody
  files: number[]
  answer: QuestionAnswer
  mark: Marked
  judgement: Judgement | null
  counted: boolean
  keyIsOpen: boolean
  explanationIsOpen: boolean
  keyWait: KeyWaitRow | null
  dueOn: string | null
  streak: number
  mastered: boolean
  mistake: Mistake | null
}

/** Returns an answer of the viewer with its result and key, and what has become of the question. */
export async function presentOutcome(call: Caller, clientId: string): Promise<Outcome> {
  const { db, viewer, locale } = call
  const { rows } = await db.execute<Row>(sql`
    select a.question_id as "questionId", v.body, a.answer, a.mark, a.judgement,
      array(select n.user_file_id from question_files n where n.version_id = v.id) as files,
      a.rating is not null as counted, ${openColumns}, ${keyWaitColumn} as "keyWait", ${dueOn(schoolDay())}::text as "dueOn", w.streak,
      w.mastered_at is not null as mastered, w.mistake
    from revision_answers a join question_versions v on v.id = a.version_id
    join met_questions m on m.user_id = a.user_id and m.question_id = a.question_id
    left join wrong_questions w on w.user_id = a.user_id and w.question_id = a.question_id
    ${withExams}
    where a.user_id = ${viewer.id} and a.client_id = ${clientId}`)
  const [row] = rows
  if (!row) throw new AppError(revisionErrors.notMet)
  const { questionId, body, answer, judgement, counted } = row
  const open = { key: row.keyIsOpen, explanation: row.explanationIsOpen }
  const shown = await toResults(call, [{ body, answer, marked: row.mark, ...open }], {
    ...{ locale, viewer, files: new Set(row.files), seeds: [questionId] },
  })
  return {
    ...{ clientId, questionId, answer, judgement, counted },
    ...shown[0]!,
    keyWait: row.keyIsOpen ? null : row.keyWait && presentKeyWait(row.keyWait),
    wrong:
      row.dueOn === null
        ? null
        : {
            ...{ dueOn: row.dueOn, streak: row.streak },
            ...{ mastered: row.mastered, mistake: row.mistake },
          },
  }
}
