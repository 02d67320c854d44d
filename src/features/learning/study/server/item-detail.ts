import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { CourseDownloads } from '#src/features/learning/course/contract.ts'
import type { keysShown } from '#src/features/learning/quiz/contract.ts'
import { liveQuestions } from '#src/features/learning/quiz/server/live-questions.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import { inLanguage, isForeign } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

type ItemFile = Pick<FileRow, 'id' | 'name' | 'visibility' | 'mime' | 'size'>

export interface ItemDetail extends Record<string, unknown> {
  durationSeconds: number | null
  /** Seconds. */
  position: number
  /** int4multirange in tenths of a second. */
  watched: string
  userFileId: number | null
  /** The person who uploaded it. */
  ownerId: number | null
  downloads: CourseDownloads
  /** A reading text or a teaching task. */
  body: string | null
  bodyForeign: boolean
  /** The files that the text may show. */
  textFiles: number[]
  file: ItemFile | null
  quiz: {
    quizId: number
    questionCount: number
    maxScore: number
    passPercent: number
    keyShown: (typeof keysShown)[number]
    rules: ScoringRule[]
    attemptId: number | null
    status: 'none' | 'open' | 'handedIn'
    bestShare: number | null
    attempts: number
  } | null
}

/** The present bytes of a user file, under its own name. */
const userFileOf = (column: string): SQL =>
  sql`(select json_build_object('id', f.id, 'name', f.name, 'visibility', f.visibility, 'mime', f.mime,
      'size', f.size) from user_files u join files f on f.id = u.file_id where u.id = ${sql.raw(column)})`

/** Reads files, progress and quiz of an item in one round trip. The caller checks the rights. */
export async function readItem(
  db: Db,
  { itemId, userId, locale }: { itemId: number; userId: number; locale: Locale },
): Promise<ItemDetail | undefined> {
  const { rows } = await db.execute<ItemDetail>(sql`
    select i.user_file_id as "userFileId", c.downloads,
      (select u.owner_id from user_files u where u.id = i.user_file_id) as "ownerId",
      ${inLanguage(locale, 'i', 'body')} as body, ${isForeign(locale, 'i', 'body')} as "bodyForeign",
      array(select n.user_file_id from course_item_files n where n.item_id = i.id) as "textFiles",
      i.duration_seconds as "durationSeconds", coalesce(p.position, 0) as position,
      coalesce(p.watched, '{}')::text as watched,
      ${userFileOf('i.user_file_id')} as file,
      (select json_build_object('quizId', q.id, 'passPercent', q.pass_percent,
          'keyShown', q.key_shown, 'rules', sums.rules,
          'questionCount', sums.questions, 'maxScore', sums.points,
          'attemptId', latest.id, 'status', coalesce(latest.status, 'none'),
          'bestShare', mine.best, 'attempts', mine.attempts)
        from quizzes q
        cross join lateral (
          select count(*) as questions, coalesce(sum(qq.points), 0) as points,
            coalesce(json_agg(distinct coalesce(v.body ->> 'rule', q.scoring_rule))
              filter (where v.body ->> 'type' = 'multiple'
                or v.body @? '$.questions[*].body ? (@.type == "multiple")'), '[]') as rules
          from ${liveQuestions} qq join question_versions v on v.id = qq.version_id
          where qq.quiz_id = q.id) sums
        cross join lateral (
          select count(*) as attempts,
            max(a.score / nullif(a.max_score, 0)) filter (where a.status = 'handedIn') as best
          from quiz_attempts a where a.quiz_id = q.id and a.user_id = ${userId}) mine
        left join lateral (
          select a.id, a.status from quiz_attempts a
          where a.quiz_id = q.id and a.user_id = ${userId} order by a.id desc limit 1) latest on true
        where q.id = i.quiz_id) as quiz
    from ${liveItems} i
    join courses c on c.id = i.course_id
    left join study_progress p on p.item_id = i.id and p.user_id = ${userId}
    where i.id = ${itemId}`)
  return rows[0]
}
