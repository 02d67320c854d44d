import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Todo, todayApi } from '../contract.ts'
import { dueCards, nearExams, ownSetsLeft } from './due-practice.ts'
import { classInvitations, classRequests } from './due-classes.ts'
import { dueQuizzes } from './due-quizzes.ts'
import { dueSemesters } from './due-semesters.ts'
import { certificatesToClaim, newItems, unreadMessages } from './news.ts'
import { answersWaiting, invitations, openQuestions, rejectedCourses } from './teaching.ts'

/** Returns what waits for the viewer, in as many queries as there are kinds, all at once. */
export async function getToday(
  call: Call<typeof todayApi.getToday>,
): Promise<AnswerOf<typeof todayApi.getToday>> {
  const [due, news, teaching, classes] = await Promise.all(
    [
      [dueQuizzes, dueCards, nearExams, ownSetsLeft, dueSemesters],
      [certificatesToClaim, newItems, unreadMessages],
      [openQuestions, answersWaiting, rejectedCourses, invitations],
      [classRequests, classInvitations],
    ].map(async (sources) => (await Promise.all(sources.map((source) => source(call)))).flat()),
  )
  return {
    day: schoolDay(),
    due: due!.toSorted(bySoonest),
    news: news!,
    teaching: [...teaching!, ...classes!],
  }
}

/** What has a time comes before what has none; a day lasts until its end. */
const bySoonest = (a: Todo, b: Todo): number => endOf(a).localeCompare(endOf(b))
const endOf = ({ kind, dueAt, dueOn }: Todo): string =>
  kind === 'running' ? '' : (dueAt ?? (dueOn === null ? '~' : `${dueOn}T16`))
