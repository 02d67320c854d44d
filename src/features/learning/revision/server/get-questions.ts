import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { plainText } from '#src/features/content/question/body/plain-text.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { type revisionApi, wrongPerPage } from '../contract.ts'
import type { Mistake } from '../rules-of-set.ts'
import { shownVersion, sourceColumns, sourceOf, type SourceRow, withSource } from './cards.ts'
import { dueOn, withExams } from './due-day.ts'
import { fitting, ofState } from './filter.ts'

interface Row extends SourceRow {
  questionId: number
  type: QuestionBody['type']
  stem: QuestionBody['stem']
  timesWrong: number
  lastWrongAt: string
  mistake: Mistake | null
  dueOn: string
  streak: number
  mastered: boolean
}

/** Lists the set in two statements; the counts of the states follow the other filters. */
export async function getQuestions({
  db,
  viewer,
  locale,
  input,
}: Call<typeof revisionApi.getQuestions>): Promise<AnswerOf<typeof revisionApi.getQuestions>> {
  const { sort, page, state } = input
  const today = schoolDay()
  const { limit, offset } = rowsOf(page, wrongPerPage)
  const order = {
    due: sql`(w.mastered_at is not null), ${dueOn(today)}, w.question_id`,
    newest: sql`w.last_wrong_at desc, w.question_id desc`,
    timesWrong: sql`w.times_wrong desc, w.question_id desc`,
  }[sort]
  const from = sql`wrong_questions w join questions q on q.id = w.question_id ${withExams}`
  const fits = fitting(viewer.id, input)
  const [counted, { rows }] = await Promise.all([
    db.execute<{ all: number; due: number; mastered: number }>(sql`
      select count(*)::int as all, (count(*) filter (where ${ofState('due', today)}))::int as due,
        (count(*) filter (where ${ofState('mastered', today)}))::int as mastered
      from ${from} where ${fits}`),
    db.execute<Row>(sql`
      select w.question_id as "questionId", v.body ->> 'type' as type, v.body -> 'stem' as stem,
        w.times_wrong as "timesWrong", w.last_wrong_at as "lastWrongAt", w.mistake,
        ${dueOn(today)}::text as "dueOn", w.streak, w.mastered_at is not null as mastered,
        ${sourceColumns(locale)}
      from (select w.question_id, row_number() over (order by ${order}) as at from ${from}
        where ${fits} and ${ofState(state, today)} order by ${order} limit ${limit} offset ${offset}) found
      join wrong_questions w on w.user_id = ${viewer.id} and w.question_id = found.question_id
      join met_questions m on m.user_id = w.user_id and m.question_id = w.question_id
      join question_versions v on v.id = ${shownVersion}
      ${withExams} ${withSource}
      order by found.at`),
  ])
  const { all, due, mastered } = counted.rows[0]!
  const counts = { all, due, mastered, revising: all - mastered }
  return {
    ...paged({ total: counts[state], page, perPage: wrongPerPage, items: rows.map(present) }),
    counts,
  }

  function present({ stem, lastWrongAt, ...row }: Row) {
    const { questionId, type, timesWrong, mistake, streak, mastered: isMastered } = row
    const [own, other] = locale === 'en-US' ? [stem.en, stem.zh] : [stem.zh, stem.en]
    return {
      ...{ questionId, type, timesWrong, mistake, streak, mastered: isMastered, dueOn: row.dueOn },
      ...sourceOf(row),
      title: plainText(own || other).slice(0, 200),
      lastWrongAt: new Date(lastWrongAt).toISOString(),
    }
  }
}
