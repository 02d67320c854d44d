import { sql } from 'drizzle-orm'
import type {
  markShownWhen,
  pagings,
  ShownWhen,
} from '#src/features/content/outline/quiz-settings.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { attemptEnds, attemptStatuses, grants, WithheldReason } from '../statuses.ts'
import {
  isClosed,
  isClosedForAll,
  isRunning,
  minutesToWait,
  secondsLeft,
  withTimes,
} from './times.ts'

interface AttemptRow extends Record<string, unknown> {
  attemptId: number
  quizId: number
  title: string
  number: number
  seed: number
  trial: boolean
  passPercent: number | null
  scoringRule: ScoringRule
  shuffleOptions: boolean
  paging: (typeof pagings)[number]
  goBack: boolean
  watchLeaving: boolean
  graceSeconds: number
  showMark: (typeof markShownWhen)[number]
  showExplanation: ShownWhen
  showKey: ShownWhen
  status: (typeof attemptStatuses)[number]
  /** Open, and its time has not run out. */
  running: boolean
  /** Open, and its time and the grace after it have run out. */
  overdue: boolean
  paused: boolean
  withheld: WithheldReason | null
  startedAt: string
  handedInAt: string | null
  endedBy: (typeof attemptEnds)[number] | null
  late: boolean
  /** Until its end; null where nothing ends it. */
  secondsLeft: number | null
  /** Until it may be handed in. */
  minutesToWait: number
  score: string | null
  maxScore: string | null
  passed: boolean | null
  /** Answers that the teacher has yet to mark. */
  waiting: number
  isLatest: boolean
  keepsAnswers: boolean
  /** A teacher's words on the whole of it. */
  comment: string | null
  /** Later rooms know its answers. */
  isHeard: boolean
  /** A link for photographs was made. */
  byPhone: boolean
  handedIn: number
  hasPassed: boolean
  /** By the dates of the quiz, and for everybody. */
  closed: boolean
  closedForAll: boolean
  marksReleased: boolean
  keysReleased: boolean
  sections: { number: number; name: string; intro: string }[]
}

/** Returns an attempt of this person; undefined for attempts of others. */
export async function findAttempt(
  db: Db | Tx,
  given: { attemptId: number; userId: number; locale: Locale },
) {
  const inOther = given.locale === 'en-US'
  const side = (field: string) =>
    inOther
      ? sql.raw(`coalesce(nullif(s.${field}_en, ''), s.${field})`)
      : sql.raw(`coalesce(nullif(s.${field}, ''), s.${field}_en)`)
  const { rows } = await db.execute<AttemptRow>(sql`
    select a.id as "attemptId", a.quiz_id as "quizId", ${inLanguage(given.locale, 'q', 'title')} as title,
      a.number, a.seed, a.trial, case when q.show_pass then coalesce(a.pass_percent, q.pass_percent) end as "passPercent",
      q.scoring_rule as "scoringRule", q.shuffle_options as "shuffleOptions", q.paging,
      q.go_back as "goBack", q.watch_leaving as "watchLeaving", q.grace_seconds as "graceSeconds",
      q.show_mark as "showMark", q.show_explanation as "showExplanation", q.show_key as "showKey",
      a.status, ${isRunning} as running, a.status = 'open' and not ${isRunning} as overdue,
      a.paused_at is not null as paused, a.withheld, a.started_at as "startedAt", a.handed_in_at as "handedInAt",
      a.ended_by as "endedBy", a.late,
      ${secondsLeft} as "secondsLeft",
      ${minutesToWait} as "minutesToWait",
      a.score, a.max_score as "maxScore", a.passed, a.waiting,
      not exists (select from quiz_attempts later where later.quiz_id = a.quiz_id
        and later.user_id = a.user_id and later.id > a.id) as "isLatest",
      (select k.comment from attempt_comments k where k.attempt_id = a.id) as comment,
      q.keep_answers as "keepsAnswers", a.heard_at is not null as "isHeard",
      exists (select from photo_links l where l.attempt_id = a.id) as "byPhone",
      mine.handed_in as "handedIn", mine.has_passed as "hasPassed", ${isClosed} as closed, ${isClosedForAll} as "closedForAll",
      q.marks_released_at is not null as "marksReleased", q.keys_released_at is not null as "keysReleased",
      coalesce((select json_agg(json_build_object('number', s.number, 'name', ${side('name')}, 'intro', ${side('intro')})
        order by s.number) from quiz_sections s where s.quiz_id = q.id), '[]') as sections
    from quiz_attempts a ${withTimes}
    cross join lateral (
      select count(*)::int as handed_in, coalesce(bool_or(own.passed), false) as has_passed
      from quiz_attempts own where own.quiz_id = a.quiz_id and own.user_id = a.user_id
        and own.status = 'handedIn' and own.trial = a.trial) mine
    where a.id = ${given.attemptId} and a.user_id = ${given.userId}`)
  const [row] = rows
  if (!row) return undefined
  return {
    ...row,
    startedAt: new Date(row.startedAt),
    handedInAt: row.handedInAt === null ? null : new Date(row.handedInAt),
    score: row.score === null ? null : Number(row.score),
    maxScore: row.maxScore === null ? null : Number(row.maxScore),
  }
}
export type FoundAttempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

interface QuestionRow extends Record<string, unknown> {
  questionId: number
  versionId: number
  points: string
  section: number
  flagged: boolean
  body: QuestionBody
  /** The files that it names. */
  files: number[]
  revision: number
  answer: QuestionAnswer | null
  /** An answer came after the end, and waits for the teacher. */
  hasLate: boolean
  mark: Marked | null
  score: string | null
  granted: (typeof grants)[number] | null
  hand: GivenByHand[]
}

/** A teacher's mark of a written part. */
export interface GivenByHand {
  part: string
  points: number
  of: number
  criteria: Record<string, number>
  comment: string
}

/** The marks by hand of an answer `w` of an attempt, as JSON: `GivenByHand[]`. */
export const handOfAnswer = sql`coalesce((select json_agg(json_build_object('part', h.part, 'points', h.points,
  'of', h.of, 'criteria', h.criteria, 'comment', h.comment) order by h.part) from hand_marks h
  where h.attempt_id = w.attempt_id and h.question_id = w.question_id), '[]')`

/**
 * Returns the questions of an attempt in their order, WITH their keys, in one round trip whatever their number. Only
 * `presentAttempt` decides which of it a person sees.
 */
export async function readQuestions(db: Db | Tx, { attemptId }: { attemptId: number }) {
  const { rows } = await db.execute<QuestionRow>(sql`
    select w.question_id as "questionId", w.version_id as "versionId", w.points, w.section, w.flagged, v.body,
      array(select n.user_file_id from question_files n where n.version_id = v.id) as files,
      w.revision, w.answer, w.late_at is not null as "hasLate", w.mark, w.score, w.granted,
      ${handOfAnswer} as hand
    from attempt_answers w
    join question_versions v on v.id = w.version_id
    where w.attempt_id = ${attemptId}
    order by w.position, w.question_id`)
  return rows.map((row) => ({
    ...row,
    points: Number(row.points),
    score: row.score === null ? null : Number(row.score),
  }))
}
export type KeyedQuestion = Awaited<ReturnType<typeof readQuestions>>[number]
