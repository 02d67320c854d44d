import { expect, test } from 'vitest'
import { setQuiz } from '#src/features/learning/quiz/server/set-quiz.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { smallQuizzesIn } from '#src/features/learning/quiz/test-small-quiz.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { type QuizSettings, templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import type { EventMap } from '#src/server/events/events.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { invigilationApi as api } from './contract.ts'

const world = await openWorld()
const { quizWith } = smallQuizzesIn(world)
const { kernel } = world.app

/** The learners whose pages are asked to look again, act by act. */
const heard: EventMap['stale'][] = []
kernel.events.subscribe('stale', (event) => heard.push(event))

test('each act on a running examination is told to the open pages of its learners, and to no others', async () => {
  const { owner, quizId, at, learners } = await quizWith({
    ...{ timeLimit: 60, showMark: 'released', showKey: 'released' },
  })
  const people = (await learners(3)) as [Person, Person, Person]
  const [one, two, absent] = people
  for (const student of [one, two]) await student(studyApi.startQuiz, at)
  const told = async (act: Promise<unknown>, whom: Person[]) => {
    await act
    await eventually(() => expect(heard).toHaveLength(1))
    const [{ topic, userIds } = { topic: '', userIds: [] }] = heard.splice(0)
    expect(topic).toBe(`quiz ${quizId}`)
    expect(userIds.toSorted((a, b) => a - b)).toEqual(whom.map(({ id }) => id))
  }
  const extra = {
    ...{ kind: 'extra' as const, extraMinutes: 10, extraAttempts: 0 },
    ...{ opensAt: null, closesAt: null },
  }
  await told(owner(api.pause, { quizId, paused: true, userIds: [one.id] }), [one])
  await told(owner(api.pause, { quizId, paused: true }), [one, two])
  await told(owner(api.pause, { quizId, paused: false }), [one, two])
  await told(owner(api.allow, { quizId, userIds: [two.id, absent.id], ...extra }), [two, absent])
  await told(owner(api.withdrawAllowance, { quizId, userIds: [two.id] }), [two])
  await told(owner(api.endAttempts, { quizId, userIds: [one.id] }), [one])
  await told(owner(api.release, { quizId, what: 'marks', released: true }), [one, two])
  // What changes nothing is not told.
  await owner(api.release, { quizId, what: 'marks', released: true })
  await owner(api.pause, { quizId, paused: false })
  await told(owner(api.endAttempts, { quizId, userIds: null }), [one, two])
})

test('an end that the teacher changes while it runs is told, and holds for the running attempt', async () => {
  const { at, learner, quizId } = await quizWith({ timeLimit: 60 })
  const student = await learner()
  const { attemptId, questions } = await student(studyApi.startQuiz, at)
  const secondsLeft = async () => {
    const answer = await student(quizApi.attend, { attemptId, place: 0, leaves: [] })
    return Math.round(answer.secondsLeft ?? 0)
  }
  const { rows } = await kernel.db.$client.query<{ id: number; version: number }>(
    'select question_id as id, version_id as version from quiz_questions where quiz_id = $1 order by position',
    [quizId],
  )
  const set = rows.map(({ id, version }) => ({ questionId: id, versionId: version, points: 1 }))
  const release = async (settings: Partial<QuizSettings>) => {
    heard.splice(0)
    await kernel.db.transaction((tx) =>
      setQuiz(tx, kernel, {
        ...{ quizId, title: '考试', titleEn: null, passPercent: 60, questions: set },
        settings: { ...templateSettings.exam, ...settings },
      }),
    )
    await eventually(() => expect(heard).toMatchObject([{ userIds: [student.id] }]))
  }
  for (const minutes of [20, 120]) {
    await release({ timeLimit: minutes })
    expect(await secondsLeft()).toBeGreaterThan(minutes * 60 - 60)
    expect(await secondsLeft()).toBeLessThanOrEqual(minutes * 60)
  }
  const { questionId } = questions[0]!
  const answer = { type: 'trueFalse' as const, value: true }
  await student(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
  // It has ended already: the page hands in at its next sign, and what was saved counts.
  await release({ closesAt: new Date(Date.now() - 3_600_000).toISOString(), showMark: 'handIn' })
  expect(await student(quizApi.attend, { attemptId, place: 0, leaves: [] })).toMatchObject({
    ...{ status: 'handedIn', secondsLeft: null },
  })
  expect(await student(quizApi.getAttempt, { attemptId })).toMatchObject({
    ...{ endedBy: 'time', score: 1 },
  })
})
