import { expect, test } from 'vitest'
import type { GradeConflict } from '../contract.ts'
import { codeOf } from '../value.ts'
import { createMarks, type Send } from './mark-store.ts'

const student = (userId: number, marks = '', given = '') => ({
  ...{ userId, name: '', number: '', groupId: null, marks, given },
})

/** A server that answers when it is told to. */
function open(marks = '') {
  const sent: Parameters<Send>[0][] = []
  const answers: ((conflicts: GradeConflict[] | null) => void)[] = []
  const store = createMarks([student(1, marks), student(2)], (batch) => {
    sent.push(batch)
    return new Promise((resolve) => answers.push(resolve))
  })
  const value = (userId: number, columnId = 1) =>
    codeOf(
      store
        .get()
        .rows.find((row) => row.student.userId === userId)!
        .cells.get(columnId),
    )
  const answer = async (conflicts: GradeConflict[] | null = []) => {
    answers.shift()!(conflicts)
    // The answer and what follows from it.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { store, sent, value, answer }
}
const edit = (is: string, userId = 1, columnId = 1) => ({ columnId, userId, is })

test('a change is shown at once, and those that wait for the call before are one call', async () => {
  const { store, sent, value, answer } = open('1:500')
  store.set([edit('600')])
  store.set([edit('700')])
  store.set([edit('800'), edit('900', 2)])
  expect(value(1)).toBe('800')
  expect(store.get().saving).toBe('saving')
  await answer()
  await answer()
  expect(sent.map(({ changes }) => changes.map(({ was, is }) => [was, is]))).toEqual([
    [['500', '600']],
    [
      ['600', '800'],
      ['', '900'],
    ],
  ])
  expect(store.get().saving).toBe('saved')
})

test('undo and redo are changes like any other, and leave alone what has changed since', async () => {
  const { store, sent, value, answer } = open('1:500')
  store.set([edit('600'), edit('600', 2)])
  await answer()
  store.undo()
  await answer()
  expect([value(1), value(2)]).toEqual(['500', ''])
  store.redo()
  await answer()
  expect([value(1), value(2)]).toEqual(['600', '600'])
  expect(sent).toHaveLength(3)
  store.take([student(1, '1:700'), student(2, '1:600')], 2)
  store.undo()
  await answer()
  expect([value(1), value(2)]).toEqual(['700', ''])
  expect(store.get()).toMatchObject({ canUndo: false, canRedo: true })
})

test('a clash shows the other value and keeps one’s own until it is decided', async () => {
  const { store, sent, value, answer } = open('1:500')
  store.set([edit('600')])
  store.set([edit('650')])
  await answer([{ columnId: 1, userId: 1, now: '900', by: '周' }])
  expect(value(1)).toBe('900')
  expect(sent).toHaveLength(1)
  const [clash] = store.get().clashes
  expect(clash).toMatchObject({ now: '900', by: '周', mine: '650' })
  store.decide(clash!, 'mine')
  expect(store.get().clashes).toEqual([])
  expect(sent.at(-1)!.changes).toEqual([{ columnId: 1, userId: 1, was: '900', is: '650' }])
  expect(value(1)).toBe('650')
})

test('what could not be written stays, also when the page reads newer data, and is sent again', async () => {
  const { store, sent, value, answer } = open()
  store.set([edit('600')])
  await answer(null)
  expect(store.get().saving).toBe('failed')
  store.take([student(1, ''), student(2, '1:100')], 1)
  expect([value(1), value(2)]).toEqual(['600', '100'])
  store.retry()
  await answer()
  expect(sent).toHaveLength(2)
  expect(store.get().saving).toBe('saved')
})

test('a mark by hand stands in place of a given one, and taking it away shows the given one', async () => {
  const store = createMarks([student(1, '', '1:8000::')], async () => [])
  const now = () => codeOf(store.get().rows[0]!.cells.get(1))
  expect(now()).toBe('8000')
  store.set([edit('9000')], '复核')
  expect(now()).toBe('9000')
  store.set([edit('')])
  expect(now()).toBe('8000')
})

const arrival = (is: string, userId = 1, columnId = 1) => ({ columnId, userId, is })

test('what another teacher sets arrives, and one’s own changes meanwhile stay until the next look', async () => {
  const { store, value, answer } = open('1:500')
  store.set([edit('600')])
  expect(store.look()).toBeNull()
  await answer()
  const look = store.look()!
  store.set([edit('650')])
  expect(look.take({ revision: 7, cells: [arrival('900'), arrival('100', 2)] })).toBe(false)
  expect([value(1), value(2)]).toEqual(['650', '100'])
  await answer()
  const next = store.look()!
  expect(next.after).toBe(0)
  expect(next.take({ revision: 8, cells: [arrival('650'), arrival('100', 2)] })).toBe(true)
  expect(store.look()!.after).toBe(8)
  expect(store.get().rows.map(({ arrived }) => [...(arrived ?? [])])).toEqual([[], [1]])
})

test('an answer that is older than what the page has read since changes nothing', () => {
  const { store, value } = open('1:500')
  const look = store.look()!
  store.take([student(1, '1:700'), student(2)], 9)
  expect(look.take({ revision: 8, cells: [arrival('600')] })).toBe(false)
  expect(value(1)).toBe('700')
  expect(store.look()!.after).toBe(9)
})

test('an edit that began before another value arrived meets it as a clash', async () => {
  const { store, sent, value, answer } = open('1:500')
  expect(store.look()!.take({ revision: 3, cells: [arrival('900')] })).toBe(true)
  store.set([{ ...edit('600'), was: '500' }])
  expect(sent.at(-1)!.changes).toEqual([{ columnId: 1, userId: 1, was: '500', is: '600' }])
  await answer([{ columnId: 1, userId: 1, now: '900', by: '周' }])
  expect(value(1)).toBe('900')
  expect(store.get().clashes).toMatchObject([{ now: '900', mine: '600' }])
})
