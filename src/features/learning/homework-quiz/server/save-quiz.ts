import { sql } from 'drizzle-orm'
import { type QuizSettings, templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import type { QuizForm } from '#src/features/learning/homework/forms.ts'
import { copyQuizRows } from '#src/features/learning/quiz/server/copy-rows.ts'
import { setQuiz, setQuizSettings } from '#src/features/learning/quiz/server/set-quiz.ts'
import { passPercent } from '#src/features/learning/quiz/contract.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { homeworkQuizzes } from '../tables.ts'
import { followHomework } from './follow-rights.ts'
import { moveDates } from './move-dates.ts'
import { paperQuestions } from './paper-questions.ts'

interface Former extends Record<string, unknown> {
  title: string
  visibleFrom: string | null
  closesAt: string
  quizId: number | null
  paperId: number | null
  isBegun: boolean
}

type Saver = Pick<Kernel, 'config' | 'events'> & { viewer: { id: number } }

/**
 * Makes the quiz of homework from a paper of the teacher, or changes it. Its dates are those of the homework. The paper may
 * be another one until a student has begun.
 */
export async function saveQuiz(
  tx: Tx,
  call: Saver,
  { homeworkId, quiz }: { homeworkId: number; quiz: QuizForm },
): Promise<void> {
  const { rows } = await tx.execute<Former>(sql`
    select h.title, h.visible_from as "visibleFrom", coalesce(h.late_until, h.due_at) as "closesAt",
      z.quiz_id as "quizId", z.paper_id as "paperId",
      exists (select from quiz_attempts a where a.quiz_id = z.quiz_id and not a.trial) as "isBegun"
    from homework h left join homework_quizzes z on z.homework_id = h.id where h.id = ${homeworkId}`)
  const former = rows[0]!
  const settings = settingsOf(quiz, former)
  const { title, quizId } = former
  const isOther = quiz.paperId !== null && (quizId === null || quiz.paperId !== former.paperId)
  if (quizId === null && quiz.paperId === null) throw new AppError(homeworkErrors.paperUnknown)
  if (isOther) {
    if (former.isBegun) throw new AppError(homeworkErrors.hasAttempts)
    const paper = await paperQuestions(tx, { paperId: quiz.paperId!, ownerId: call.viewer.id })
    const head = { quizId, title, titleEn: null, passPercent, showPass: false }
    const set = { ...head, settings, ...paper }
    const id = await setQuiz(tx, call, set)
    const row = { homeworkId, paperId: quiz.paperId }
    await tx
      .insert(homeworkQuizzes)
      .values({ quizId: id, ...row })
      .onConflictDoUpdate({ target: homeworkQuizzes.quizId, set: row })
  } else {
    await setQuizSettings(tx, call.events, { quizId: quizId!, title, settings })
  }
  await moveDates(tx, call, { homeworkId })
  await followHomework(tx, call, homeworkId)
}

function settingsOf(quiz: QuizForm, { visibleFrom, closesAt }: Former): QuizSettings {
  const showMark = quiz.marks === 'handIn' ? ('handIn' as const) : ('released' as const)
  const shown = quiz.keys === 'marks' ? showMark : quiz.keys
  return {
    ...templateSettings.homework,
    ...{ attempts: quiz.attempts, counts: quiz.counts, timeLimit: quiz.timeLimit },
    opensAt: visibleFrom && new Date(visibleFrom).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    // Late hand-ins are those of the homework, which closes after them.
    ...{ lateDays: 0, keepAnswers: false },
    ...{ shuffleQuestions: quiz.shuffleQuestions, shuffleOptions: quiz.shuffleOptions },
    ...{ showMark, showKey: shown, showExplanation: shown },
  }
}

/** Gives copied homework a quiz of its own, with the same questions. */
export async function copyQuiz(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  const { rows } = await tx.execute<{ quizId: number; paperId: number | null }>(sql`
    select quiz_id as "quizId", paper_id as "paperId" from homework_quizzes where homework_id = ${from}`)
  const [of] = rows
  if (!of) return
  const quizId = await copyQuizRows(tx, of.quizId)
  await tx.insert(homeworkQuizzes).values({ quizId, homeworkId: to, paperId: of.paperId })
}
