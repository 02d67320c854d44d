import { sql } from 'drizzle-orm'
import type { homeworkQuizzes as port } from '#src/features/learning/homework/server/quiz-port.ts'
import type {
  HeadQuiz,
  OwnQuiz,
  QuizOfWork,
  SetQuizOf,
} from '#src/features/learning/homework/schemas.ts'
import { dropQuizzes } from '#src/features/learning/quiz/server/drop-quizzes.ts'
import { readTerms } from '#src/features/learning/quiz/server/read-terms.ts'
import { releaseResults } from '#src/features/learning/quiz/server/release-results.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { followHomework } from './follow-rights.ts'
import { moveDates } from './move-dates.ts'
import { copyQuiz, saveQuiz } from './save-quiz.ts'

const { placeholder } = sql
const homeworkId = sql`${placeholder('homeworkId')}::int`

interface Settings extends Omit<SetQuizOf, 'marks' | 'keys'> {
  showMark: string
  showKey: string
}

const settingsOf = prepared<Settings>(
  'homework_quiz_settings',
  sql`select q.time_limit as "timeLimit", q.attempts, q.counts, q.shuffle_questions as "shuffleQuestions",
      q.shuffle_options as "shuffleOptions", q.show_mark as "showMark", q.show_key as "showKey",
      case when p.id is not null then json_build_object('paperId', p.id, 'name', coalesce(nullif(p.name, ''), p.name_en)) end as paper,
      sums.questions, sums.points
    from homework_quizzes z join quizzes q on q.id = z.quiz_id left join papers p on p.id = z.paper_id
    cross join lateral (select count(*)::int as questions, coalesce(sum(x.points), 0)::float8 as points
      from quiz_questions x where x.quiz_id = q.id) sums
    where z.homework_id = ${homeworkId}`,
)

async function readSettings(db: Db, of: number): Promise<SetQuizOf | null> {
  const [found] = await settingsOf(db, { homeworkId: of })
  if (!found) return null
  const { showMark, showKey, ...rest } = found
  const isKept = showKey === 'closed' || showKey === 'never'
  return {
    ...rest,
    marks: showMark === 'handIn' ? 'handIn' : 'returned',
    keys: isKept ? showKey : 'marks',
  }
}

const quizOf = prepared<{ quizId: number }>(
  'homework_quiz_id',
  sql`select quiz_id as "quizId" from homework_quizzes where homework_id = ${homeworkId}`,
)

async function readOwn(
  db: Db,
  of: { homeworkId: number; userId: number },
): Promise<OwnQuiz | null> {
  const [found] = await quizOf(db, { homeworkId: of.homeworkId })
  const terms = found && (await readTerms(db, { quizId: found.quizId, userId: of.userId }))
  if (!terms) return null
  const { questionCount, maxScore, timeLimit, allowed, used, counts, status } = terms
  return {
    ...{ questions: questionCount, points: maxScore, timeLimit, allowed, used, status },
    counts: counts === 'last' ? 'last' : 'best',
  }
}

const headOf = prepared<Omit<HeadQuiz, 'can'>>(
  'homework_quiz_head',
  sql`select z.quiz_id as "quizId", q.time_limit as "timeLimit", coalesce(sum(a.waiting), 0)::int as "toMark"
    from homework_quizzes z join quizzes q on q.id = z.quiz_id left join quiz_attempts a on a.quiz_id = z.quiz_id and a.status = 'handedIn' and not a.trial
    where z.homework_id = ${homeworkId} group by z.quiz_id, q.id`,
)

const attemptsOf = prepared<QuizOfWork>(
  'homework_quiz_attempts',
  sql`select coalesce((select json_agg(json_build_object('attemptId', a.id, 'number', a.number, 'status', a.status,
          'startedAt', a.started_at, 'handedInAt', a.handed_in_at, 'score', a.score::float8, 'maxScore', a.max_score::float8,
          'waiting', a.waiting, 'late', (select count(*) from attempt_answers w
            where w.attempt_id = a.id and w.late_at is not null and a.status = 'handedIn')) order by a.id desc)
        from quiz_attempts a where a.quiz_id = z.quiz_id and a.user_id = ${placeholder('userId')}::int
          and not a.trial), '[]') as attempts
    from homework_quizzes z where z.homework_id = ${homeworkId}`,
)

async function readAttempts(
  db: Db,
  of: { homeworkId: number; userId: number },
): Promise<QuizOfWork | null> {
  const [found] = await attemptsOf(db, of)
  if (!found) return null
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    ...found,
    attempts: found.attempts.map((one) => ({
      ...one,
      startedAt: iso(one.startedAt),
      handedInAt: one.handedInAt && iso(one.handedInAt),
    })),
  }
}

/** Answers the room of homework about the quiz of homework: saves, reads, copies and deletes it. */
export const quizOfHomework: NonNullable<(typeof port)['answer']> = {
  save: saveQuiz,
  settings: readSettings,
  own: readOwn,
  head: async (db, of) => (await headOf(db, { homeworkId: of }))[0] ?? null,
  attempts: readAttempts,
  datesMoved: moveDates,
  rightsMoved: followHomework,
  async returned(tx, { ports }, of) {
    const quizId = await quizIdOf(tx, of)
    if (quizId === undefined) return
    await releaseResults(tx, ports, { quizId, what: 'marks', released: true })
    await releaseResults(tx, ports, { quizId, what: 'keys', released: true })
  },
  copied: copyQuiz,
  async dropped(tx, of) {
    const quizId = await quizIdOf(tx, of)
    if (quizId !== undefined) await dropQuizzes(tx, [quizId])
  },
}

async function quizIdOf(tx: Tx, of: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ quizId: number }>(
    sql`select quiz_id as "quizId" from homework_quizzes where homework_id = ${of}`,
  )
  return rows[0]?.quizId
}
