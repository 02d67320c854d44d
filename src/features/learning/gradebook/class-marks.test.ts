import { expect, test } from 'vitest'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { gradebookApi as api } from './contract.ts'
import { cellsOf } from './sheet.ts'

const { newClass, set, handIn, mark } = await openHomework()

test('attendance and homework of the class are columns; a mark that was not returned stays unseen', async () => {
  const { classId, owner, first, second } = await newClass()
  const { lessonId } = await owner(lessonApi.begin, { classId })
  await owner(lessonApi.setState, { lessonId, userId: first.id, state: 'late', reason: '' })
  await owner(lessonApi.end, { lessonId })
  const homeworkId = await set(owner, classId, { fullMark: 2000 })
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 1850)

  await owner(api.create, { classId })
  const { offers } = await owner(api.getOffers, { classId })
  const sources = [
    { source: 'attendance' as const, sourceId: classId },
    { source: 'homework' as const, sourceId: homeworkId },
  ]
  expect(offers).toEqual(expect.arrayContaining(sources.map((one) => expect.objectContaining(one))))
  const { book } = await owner(api.getGradebook, { classId })
  const { categoryId } = book!.categories[0]!
  await owner(api.addSources, { classId, categoryId, sources })
  const read = async () => {
    const sheet = await owner(api.getGradebook, { classId })
    const row = (userId: number) => {
      const cells = cellsOf(sheet.students.find((one) => one.userId === userId)!)
      return sheet.book!.columns.map(({ columnId }) => cells.get(columnId))
    }
    return { first: row(first.id), second: row(second.id) }
  }
  // Late is half of one lesson; who was not there has nothing of it.
  expect(await read()).toEqual({
    first: [{ mark: 50, of: 100 }, undefined],
    second: [{ mark: 0, of: 100 }, undefined],
  })
  await owner(homeworkApi.release, { homeworkId })
  expect((await read()).first[1]).toMatchObject({ mark: 1850 })
  await owner(homeworkApi.excuse, { homeworkId, userId: second.id, excused: true })
  expect((await read()).second[1]).toEqual({ word: 'excused' })
})
