import { expect, test } from 'vitest'
import { todayApi } from '#src/features/front/today/contract.ts'
import { homeworkApi } from './contract.ts'
import { openHomework } from './test-homework.ts'
import { inHours } from './test-settings.ts'

const { newClass, set, handIn, mark } = await openHomework()

test('homework is a to-do of its learner until it is handed in, when it is given back, and news when returned', async () => {
  const { classId, owner, assistant, first } = await newClass()
  const homeworkId = await set(owner, classId)
  const kinds = async () => {
    const { due, news } = await first(todayApi.getToday, {})
    return [...due, ...news].map(({ kind }) => kind).filter((kind) => /omework/.test(kind))
  }
  const waiting = async (person = owner) =>
    (await person(todayApi.getToday, {})).teaching.filter(({ kind }) => kind === 'works')
  expect(await kinds()).toEqual(['homework'])
  expect(await waiting()).toEqual([])
  await handIn(first, homeworkId)
  expect(await kinds()).toEqual([])
  expect(await waiting(assistant), 'one row for each homework').toMatchObject([{ count: 1 }])
  const back = { homeworkId, userId: first.id, handIn: 1, comment: '', dueAt: inHours(9) }
  await owner(homeworkApi.giveBack, back)
  expect(await kinds()).toEqual(['redoHomework'])
  expect(await waiting()).toEqual([])
  await handIn(first, homeworkId, { text: '重做' })
  await mark(owner, homeworkId, first.id, 9000)
  expect(await waiting()).toEqual([])
  await owner(homeworkApi.release, { homeworkId })
  expect(await kinds()).toEqual(['returnedHomework'])
})
