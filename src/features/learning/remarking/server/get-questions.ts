import { sql } from 'drizzle-orm'
import { reachOf } from '#src/features/content/bank/server/reach.ts'
import { readPlacedQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type AskedQuestion, questionsPerPage, type remarkingApi } from '../contract.ts'

type Row = AskedQuestion & { total: number; newer: number } & Record<string, unknown>

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

/** Lists the questions that a quiz has asked, in the order of the quiz; those that it has no more come last. */
export async function getQuestions(
  call: Call<typeof remarkingApi.getQuestions>,
): Promise<AnswerOf<typeof remarkingApi.getQuestions>> {
  const { db, viewer, locale, input } = call
  const { quizId, keyword, which, page } = input
  const own = await readPlacedQuiz(call, quizId)
  const { limit, offset } = rowsOf(page, questionsPerPage)
  const reached = [...(await reachOf(db, viewer)).keys()]
  // The newest version that the viewer may use: see `readQuestion`.
  const newest = sql`case when q.deleted_at is null and (q.owner_id = ${viewer.id}
      or q.folder_id = any(${sql.param(reached)}::int[])) then q.version
    else greatest(max(v.number), max(sv.number)) end`
  const { rows } = await db.execute<Row>(sql`
    with asked as (
      select q.id, q.type, ${inLanguage(locale, 'q', 'title')} as title, max(s.position) + 1 as number,
        count(*)::int as answers, array_agg(v.number) as versions, ${newest} as newest,
        (select max(r.remarked_at) from remarkings r where r.quiz_id = ${quizId} and r.question_id = q.id) as remarked_at
      from quiz_attempts a join attempt_answers w on w.attempt_id = a.id
      join questions q on q.id = w.question_id join question_versions v on v.id = w.version_id
      left join quiz_questions s on s.quiz_id = ${quizId} and s.question_id = q.id
      left join question_versions sv on sv.id = s.version_id
      where a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial
      group by q.id
    ), counted as (
      select asked.*, (select count(*)::int from unnest(versions) as n where n < newest) as older from asked
    )
    select id as "questionId", number::int as number, title, type, answers, older,
      to_char(remarked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "remarkedAt",
      (count(*) over ())::int as total, (select count(*)::int from counted where older > 0) as newer
    from counted
    where (${which} = 'all' or older > 0) and (${keyword} = '' or title ilike ${like(keyword)})
    order by number nulls last, id limit ${limit} offset ${offset}`)
  return {
    quizId,
    title: own.title,
    place: own.place,
    newer: rows[0]?.newer ?? 0,
    ...paged({
      ...{ total: rows[0]?.total ?? 0, page, perPage: questionsPerPage },
      items: rows.map(({ total: _, newer: __, ...row }) => row),
    }),
  }
}
