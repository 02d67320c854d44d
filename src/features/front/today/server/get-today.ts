import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Todo, todayApi } from '../contract.ts'
import { classInvitations, classRequests } from './due-classes.ts'
import { ownHomework, worksWaiting } from './due-homework.ts'
import { dueCards, nearExams, ownSetsLeft } from './due-practice.ts'
import { dueQuizzes } from './due-quizzes.ts'
import { dueSemesters } from './due-semesters.ts'
import { certificatesToClaim, newItems, reviewsToWrite, unreadMessages } from './news.ts'
import type { Source } from './source.ts'
import {
  answersWaiting,
  invitations,
  openQuestions,
  rejectedCourses,
  tasksWaiting,
} from './teaching.ts'
import { whatWaits } from './what-waits.ts'

/**
 * Returns what waits for the viewer, in one query that tells the kinds there can be, and one for each of these, all at
 * once.
 */
export async function getToday(
  call: Call<typeof todayApi.getToday>,
): Promise<AnswerOf<typeof todayApi.getToday>> {
  const day = schoolDay()
  const waiting = await whatWaits(call.db, { userId: call.viewer.id, today: day })
  const from = async (can: boolean, ...sources: Source[]): Promise<Todo[]> =>
    can ? (await Promise.all(sources.map((source) => source(call, day)))).flat() : []
  const { learns, teaches, hasClasses, inClass, hasExam, hasCompleted, cards, unread } = waiting
  const [quizzes, exams, practice, completed, items, teaching, classes, homework] =
    await Promise.all([
      from(learns, dueQuizzes),
      from(hasExam, nearExams),
      from(learns, ownSetsLeft, dueSemesters),
      from(hasCompleted, certificatesToClaim, reviewsToWrite),
      from(learns, newItems),
      from(teaches, openQuestions, tasksWaiting, answersWaiting, rejectedCourses, invitations),
      from(hasClasses, worksWaiting, classRequests, classInvitations),
      from(inClass, ownHomework),
    ])
  const due = [
    ...quizzes,
    ...dueCards(cards, day),
    ...exams,
    ...practice,
    ...homework.filter(isDue),
  ]
  return {
    day,
    due: due.toSorted(bySoonest),
    news: [
      ...homework.filter((one) => !isDue(one)),
      ...completed,
      ...items,
      ...unreadMessages(unread),
    ],
    teaching: [...teaching, ...classes],
  }
}

/** Homework that was returned is news. */
const isDue = ({ kind }: Todo): boolean => kind !== 'returnedHomework'

/** A thing with a time comes before one without; a day lasts until its end. */
const bySoonest = (a: Todo, b: Todo): number => endOf(a).localeCompare(endOf(b))
const endOf = ({ kind, dueAt, dueOn }: Todo): string =>
  kind === 'running' ? '' : (dueAt ?? (dueOn === null ? '~' : `${dueOn}T16`))
