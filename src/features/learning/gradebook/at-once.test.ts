import { expect, test } from 'vitest'
import { gradebookApi as api } from './contract.ts'
import { openGradebooks } from './test-gradebook.ts'

const { db, newBook, addColumn } = await openGradebooks()

test('more gradebooks are frozen at once than the database has connections', async () => {
  const books = await Promise.all(
    Array.from({ length: db.$client.options.max + 2 }, () => newBook(1)),
  )
  const frozen = await Promise.allSettled(
    books.map(({ owner, classId }) => owner(api.freeze, { classId, missing: 0 })),
  )
  expect(frozen.map(({ status }) => status)).toEqual(books.map(() => 'fulfilled'))
}, 30_000)

test('a mark and a freeze at once: it is in the frozen gradebook, or it was refused', async () => {
  const { owner, classId, people, categories } = await newBook(1)
  const columnId = await addColumn(owner, classId, categories.exam)
  const userId = people[0]!.id
  for (let round = 0; round < 6; round++) {
    const [was, is] = [round === 0 ? '' : String(round), String(round + 1)]
    const missing = round === 0 ? 1 : 0
    const [set] = await Promise.allSettled([
      owner(api.setMarks, { classId, changes: [{ columnId, userId, was, is }] }),
      owner(api.freeze, { classId, missing }),
    ])
    const { book, students } = await owner(api.getGradebook, { classId })
    const has = students[0]!.marks
    expect(has).toBe(set.status === 'fulfilled' ? `${columnId}:${is}` : was && `${columnId}:${was}`)
    if (book!.state === 'frozen') await owner(api.unfreeze, { classId, why: '再来' })
    if (set.status === 'rejected') {
      await owner(api.setMarks, { classId, changes: [{ columnId, userId, was, is }] })
    }
  }
})

test('a value with zeros before it is no second spelling of a mark', async () => {
  const { owner, classId, people, categories } = await newBook(1)
  const columnId = await addColumn(owner, classId, categories.exam)
  const change = { columnId, userId: people[0]!.id, was: '', is: '0085' }
  await expect(owner(api.setMarks, { classId, changes: [change] })).rejects.toMatchObject({
    status: 400,
  })
})
