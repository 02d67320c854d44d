import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { Todo, todayApi } from '../contract.ts'
import {
  classInvitations,
  classRequests,
  leaveRequests,
  unreadAnnouncements,
} from './due-classes.ts'
import { goodWorksAsked } from './due-good-works.ts'
import { ownHomework, worksWaiting } from './due-homework.ts'
import { ownPeerReviews, peerObjections, peerWorks } from './due-peers.ts'
import { dueCards, nearExams, ownSetsLeft } from './due-practice.ts'
import { dueQuizzes } from './due-quizzes.ts'
import { dueSemesters } from './due-semesters.ts'
import { certificatesToClaim, newItems, reviewsToWrite, unreadMessages } from './news.ts'
import { ownOf } from './own-todos.ts'
import { divide, snoozesOf } from './snooze.ts'
import type { FoundTodo, Source } from './source.ts'
import {
  answersWaiting,
  invitations,
  learnersBehind,
  openQuestions,
  rejectedCourses,
  tasksWaiting,
} from './teaching.ts'
import { whatWaits } from './what-waits.ts'

const courseWork = [rejectedCourses, invitations]

/**
 * Returns what waits for the viewer, in one query that tells the kinds there can be, and one for each of these, all at
 * once.
 */
export async function getToday(
  call: Call<typeof todayApi.getToday>,
): Promise<AnswerOf<typeof todayApi.getToday>> {
  const day = schoolDay()
  const waiting = await whatWaits(call.db, { userId: call.viewer.id, today: day })
  const from = async (can: boolean, ...sources: Source[]): Promise<FoundTodo[]> =>
    can ? (await Promise.all(sources.map((source) => source(call, day)))).flat() : []
  const { learns, teaches, hasClasses, hasExam, hasCompleted, hasOwn, inClass, cards, unread } =
    waiting
  const [
    own,
    snoozes,
    quizzes,
    exams,
    practice,
    completed,
    items,
    announced,
    homework,
    work,
    classes,
    invited,
  ] = await Promise.all([
    hasOwn ? ownOf(call) : { open: [], done: [] },
    waiting.hasSnoozed ? snoozesOf(call, day) : new Map<string, string>(),
    from(learns, dueQuizzes),
    from(hasExam, nearExams),
    from(learns, ownSetsLeft, dueSemesters),
    from(hasCompleted, certificatesToClaim, reviewsToWrite),
    from(learns, newItems),
    from(inClass, unreadAnnouncements),
    from(inClass, ownHomework, ownPeerReviews, goodWorksAsked),
    from(teaches, openQuestions, tasksWaiting, answersWaiting, learnersBehind, ...courseWork),
    from(hasClasses, worksWaiting, peerWorks, peerObjections, classRequests, leaveRequests),
    from(hasClasses, classInvitations),
  ])
  const given = { snoozes, day }
  // An invitation stands under teaching for teachers alone: students assist in classes too, and have no such part.
  const isTeacher = passesRoleGuard(call.viewer)
  const due = divide(
    [
      ...quizzes,
      ...dueCards(cards, day),
      ...exams,
      ...practice,
      ...homework.filter(isDue),
      ...own.open,
      ...(isTeacher ? [] : invited),
    ],
    given,
  )
  const news = divide(
    [
      ...announced,
      ...homework.filter((one) => !isDue(one)),
      ...completed,
      ...items,
      ...unreadMessages(unread),
    ],
    given,
  )
  const teaching = divide([...work, ...classes, ...(isTeacher ? invited : [])], given)
  return {
    day,
    due: due.shown.toSorted(bySoonest),
    news: news.shown,
    teaching: teaching.shown,
    snoozed: [...due.snoozed, ...teaching.snoozed, ...news.snoozed].toSorted((a, b) =>
      a.untilOn.localeCompare(b.untilOn),
    ),
    done: own.done,
  }
}

/** Homework that was returned is news. */
const isDue = ({ kind }: FoundTodo): boolean => kind !== 'returnedHomework'

/**
 * A thing with a time comes before one without; a day lasts until its end. The ends are compared sign by sign,
 * because the order of a language puts the tilde before the figures.
 */
function bySoonest(a: Todo, b: Todo): number {
  const [one, other] = [endOf(a), endOf(b)]
  return one === other ? 0 : one < other ? -1 : 1
}
const endOf = ({ kind, dueAt, dueOn }: Todo): string =>
  kind === 'running' ? '' : (dueAt ?? (dueOn === null ? '~' : `${dueOn}T16`))
