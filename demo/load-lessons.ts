import { seedLeave, seedLesson } from '#src/features/learning/lesson/server/seed-lesson.ts'
import type { AttendanceState } from '#src/features/learning/lesson/limits.ts'
import type { Tx } from '#src/server/database/db.ts'
import { type AskedInLesson, loadLessonQuestions } from './load-lesson-questions.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'

/** Three lessons of the last weeks with their questions, a leave that was approved for the last of them, and one that waits for tomorrow. */
export async function loadLessons(
  tx: Tx,
  {
    classId,
    ownerId,
    studentIds,
    questionIds,
  }: {
    classId: number
    ownerId: number
    studentIds: number[]
    questionIds: ReadonlyMap<string, number>
  },
): Promise<void> {
  const lessons = [
    {
      back: 15,
      title: '第 1 讲 贸易术语',
      others: { 3: 'late', 11: 'absent' },
      asks: ['incoterms-05', 'incoterms-11'],
    },
    {
      back: 8,
      title: '第 2 讲 信用证',
      others: { 11: 'absent', 17: 'late', 20: 'late' },
      asks: ['letters-of-credit-01', 'letters-of-credit-07', null],
    },
    {
      back: 1,
      title: '第 3 讲 报关单',
      others: { 7: 'leave', 11: 'late' },
      asks: ['customs-declaration-01'],
    },
  ] as const
  const today = schoolDay()
  const asked: AskedInLesson[] = []
  for (const { back, title, others, asks } of lessons) {
    const by: Readonly<Record<number, AttendanceState>> = others
    const states = studentIds.map((userId, at) => ({ userId, state: by[at] ?? 'present' }))
    const beganAt = new Date(`${addDays(today, -back)}T08:30:00+08:00`)
    const given = { classId, actorId: ownerId, title, beganAt, minutes: 90, states }
    const lessonId = await seedLesson(tx, given)
    asked.push({ lessonId, beganAt, states, questions: asks })
  }
  await loadLessonQuestions(tx, questionIds, asked)
  const day = addDays(today, -1)
  await seedLeave(tx, {
    ...{ classId, userId: studentIds[7]!, firstDay: day, lastDay: day, decidedById: ownerId },
    ...{ reason: '参加省级外贸技能竞赛，附学院通知。', answer: '预祝取得好成绩。' },
  })
  await seedLeave(tx, {
    ...{ classId, userId: studentIds[12]!, reason: '牙科复诊，上午不能到课。' },
    ...{ firstDay: addDays(today, 1), lastDay: addDays(today, 1) },
  })
}
