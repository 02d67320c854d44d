import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import type { Shape } from '#src/features/content/document/annotation.ts'
import { numbersMost, shapesMost } from '#src/features/content/document/annotation.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { openHomework } from './test-homework.ts'
import { inHours } from './test-settings.ts'

const world = await openHomework()
const { newClass, newUser, set, handIn, mark } = world

const tick = (id: string): Shape => ({ id, kind: 'tick', colour: 'red', at: [5000, 2500] })
const [a, b, c] = ['0000000a', '0000000b', '0000000c'].map(tick) as [Shape, Shape, Shape]
const ids = (shapes: readonly Shape[]) => shapes.map(({ id }) => id)

async function newWork() {
  const made = await newClass()
  const homeworkId = await set(made.owner, made.classId)
  const { userFileId } = await world.give({ id: made.first.id }, 'invoice.png')
  await handIn(made.first, homeworkId, { photos: [userFileId] })
  const of = { homeworkId, userId: made.first.id, handIn: 1, userFileId, page: 1 }
  const input = (shapes: Shape[], base: { revision: number | null; ids: string[] }) => ({
    ...{ ...of, save: randomHex(), base, shapes },
  })
  const none = { revision: 0, ids: [] as string[] }
  return { ...made, homeworkId, userFileId, of, input, none }
}

test('two teachers draw on one page without loss, and a repeated save changes nothing', async () => {
  const { owner, assistant, homeworkId, first, input, none } = await newWork()
  const sent = input([a], none)
  const saves = await Promise.all([
    owner(homeworkApi.annotate, sent),
    owner(homeworkApi.annotate, sent),
  ])
  expect(saves.map(({ revision }) => revision)).toEqual([1, 1])
  const other = await assistant(homeworkApi.annotate, input([b], none))
  expect(other).toMatchObject({ revision: 2, merged: true })
  expect(ids(other.shapes)).toEqual([a.id, b.id])
  const erased = await owner(homeworkApi.annotate, input([c], { revision: 1, ids: [a.id] }))
  expect(ids(erased.shapes), 'one is erased, the colleague’s stays').toEqual([b.id, c.id])
  const { annotations } = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect(annotations).toMatchObject([{ handIn: 1, page: 1, revision: 3, shapes: [b, c] }])
})

test('a student sees what was drawn once it is returned or given back, and never before', async () => {
  const { owner, first, homeworkId, input, none, userFileId } = await newWork()
  await owner(homeworkApi.annotate, input([a], none))
  const seen = async () => (await first(homeworkApi.getOwn, { homeworkId })).annotations
  expect(await seen()).toEqual([])
  await mark(owner, homeworkId, first.id, 8000)
  expect(await seen()).toEqual([])
  const back = { homeworkId, userId: first.id, handIn: 1, dueAt: inHours(48), comment: '' }
  await owner(homeworkApi.giveBack, back)
  expect(await seen()).toMatchObject([{ handIn: 1, userFileId, shapes: [a] }])
  await handIn(first, homeworkId, { photos: [userFileId], text: '改' })
  await owner(homeworkApi.annotate, { ...input([b], none), handIn: 2 })
  expect(ids((await seen()).flatMap(({ shapes }) => shapes)), 'not yet of the second').toEqual([
    a.id,
  ])
  await mark(owner, homeworkId, first.id, 9000)
  await owner(homeworkApi.release, { homeworkId })
  expect((await seen()).map(({ handIn: number }) => number)).toEqual([2, 1])
})

test('only those who look after the class draw, on files that the student has handed in', async () => {
  const { classId, owner, first, second, homeworkId, input, none } = await newWork()
  const sent = input([a], none)
  const refused = (one: typeof owner, given: object, error: string) =>
    expect(one(homeworkApi.annotate, { ...sent, ...given })).rejects.toMatchObject(refusal(error))
  await refused(first, {}, 'class.notHelper')
  await refused(await newUser('teacher'), {}, 'homework.unknown')
  const foreign = await world.give({ id: second.id }, 'invoice.png')
  await refused(owner, { userFileId: foreign.userFileId }, 'homework.noWork')
  await refused(owner, { handIn: 2 }, 'homework.noWork')
  await refused(owner, { userId: second.id }, 'homework.noWork')
  await owner(classApi.removeMembers, { classId, userIds: [first.id] })
  await refused(owner, {}, 'homework.noWork')
  await owner(classApi.archive, { classId })
  await refused(owner, {}, 'class.archived')
  expect(homeworkId).toBeGreaterThan(0)
})

test('what is drawn is data within limits', async () => {
  const { owner, input, none } = await newWork()
  const line = { id: '0000000d', kind: 'pen' as const, colour: 'red' as const }
  for (const broken of [
    [{ ...a, at: [10_001, 0] }],
    [{ ...a, at: [0.5, 0] }],
    [{ ...a, colour: 'url(#x)' }],
    [{ ...a, href: 'javascript:' }],
    [{ ...line, points: [1, 2, 3] }],
    [a, a],
  ]) {
    const { envelope } = await owner.ask(homeworkApi.annotate, input(broken as Shape[], none))
    expect(envelope.code, JSON.stringify(broken)).toBe(400)
  }
  const points = Array.from({ length: 600 }, (_, at) => at)
  const lines = (from: number, count: number): Shape[] =>
    Array.from({ length: count }, (_, at) => ({
      ...line,
      id: (from + at).toString(16).padStart(8, '0'),
      points,
    }))
  const most = Math.floor(numbersMost / 600)
  const first = await owner(homeworkApi.annotate, input(lines(1, most), none))
  expect(first.shapes.length).toBeLessThan(shapesMost)
  const more = owner(homeworkApi.annotate, input(lines(100, 1), none))
  await expect(more, 'what is merged is limited too').rejects.toMatchObject(
    refusal('homework.tooMuchDrawn'),
  )
})

test('one work is read in as many statements with annotations on many pages as with one', async () => {
  const { owner, homeworkId, first, input, none } = await newWork()
  const count = () =>
    statementsOf(() => owner(homeworkApi.getWork, { homeworkId, userId: first.id }))
  await owner(homeworkApi.annotate, input([a], none))
  await count()
  const one = await count()
  for (const page of [2, 3, 4]) await owner(homeworkApi.annotate, { ...input([a], none), page })
  expect(await count()).toBe(one)
})
