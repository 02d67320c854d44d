import { expect, test } from 'vitest'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import type { HomeworkForm } from '#src/features/learning/homework/forms.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Person, refusal } from '#tests/world.ts'
import { gradebookApi as api } from './contract.ts'
import { round } from './rules/exact.ts'
import { cellsOf, gradeOf } from './sheet.ts'

const { newClass, set, handIn, mark } = await openHomework()

/** A class whose gradebook has a column of one homework. */
async function withColumn(more: Partial<HomeworkForm> = {}) {
  const made = await newClass()
  const { owner, classId } = made
  const homeworkId = await set(owner, classId, more)
  await owner(api.create, { classId })
  const { book } = await owner(api.getGradebook, { classId })
  const categoryId = book!.categories[0]!.categoryId
  const sources = [{ source: 'homework' as const, sourceId: homeworkId }]
  await owner(api.addSources, { classId, categoryId, sources })
  const edit = (to: Partial<HomeworkForm>) =>
    owner(homeworkApi.save, {
      ...{ classId, homeworkId, key: randomHex(), publish: true },
      homework: settings({ ...more, ...to }),
    })
  return { ...made, homeworkId, edit }
}

const totalOf = async (owner: Person, classId: number, userId: number) => {
  const { book, students } = await owner(api.getGradebook, { classId })
  const { total } = gradeOf(book!, cellsOf(students.find((one) => one.userId === userId)!))
  return total && round(total, 100)
}

test('a mark counts out of the full mark that homework has now, not the one it had as its column was added', async () => {
  const { owner, classId, first, homeworkId, edit } = await withColumn()
  await edit({ fullMark: 2000 })
  const { book } = await owner(api.getGradebook, { classId })
  const [column] = book!.columns
  expect(column!.fullMark).toBe(2000)
  const above = { columnId: column!.columnId, userId: first.id, was: '', is: '2001' }
  const setAbove = owner(api.setMarks, { classId, changes: [above], why: '口试' })
  await expect(setAbove).rejects.toMatchObject(refusal('gradebook.overFull'))
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 2000)
  await owner(homeworkApi.release, { homeworkId })
  expect(await totalOf(owner, classId, first.id)).toBe(100)
  await owner(api.freeze, { classId, missing: 1 })
  expect(await totalOf(owner, classId, first.id)).toBe(100)
})

test('homework that is for others is no zero when a gradebook is frozen', async () => {
  const { owner, classId, first, second, homeworkId, edit } = await withColumn()
  await edit({ audience: 'some', userIds: [first.id] })
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  await owner(api.freeze, { classId, missing: 0 })
  expect(await totalOf(owner, classId, first.id)).toBe(80)
  expect(await totalOf(owner, classId, second.id)).toBe(null)
})

test('a mark that was returned stays when its student no longer belongs to those who have the homework', async () => {
  const { owner, classId, first, second, homeworkId, edit } = await withColumn()
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  await edit({ audience: 'some', userIds: [second.id] })
  expect(await totalOf(owner, classId, first.id)).toBe(80)
})
