import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { bankApi } from './contract.ts'
import { purgeQuestions } from './server/purge-questions.ts'
import { questionUses } from './server/questions-port.ts'
import { provide } from '#src/server/ports.ts'
import { choiceOf, make, makeFolder, titles } from './test-bank.ts'

const { app, newUser } = await openWorld()
const { kernel } = app
const { db } = kernel

async function three() {
  const teacher = await newUser('teacher')
  const ids: number[] = []
  for (const zh of ['甲', '乙', '丙'])
    ids.push((await make(teacher, choiceOf(zh), { tags: ['旧'] })).questionId)
  return { teacher, ids, chosen: { questionIds: ids } }
}

const tagsOf = async (teacher: Person, questionId: number) =>
  (await teacher(bankApi.getQuestion, { questionId })).tags.map(({ name }) => name)

test('questions are moved, set and tagged at once, and each act is undone as one', async () => {
  const { teacher, ids, chosen } = await three()
  const folderId = await makeFolder(teacher, '卷')
  const read = () => teacher(bankApi.getQuestion, { questionId: ids[0]! })
  const undo = (undoId: number | null) => teacher(bankApi.undo, { undoId: undoId! })

  const moved = await teacher(bankApi.moveQuestions, { chosen, folderId })
  expect(moved.changed).toBe(3)
  expect((await read()).folder?.name).toBe('卷')
  expect(await undo(moved.undoId)).toEqual({ changed: 3 })
  expect((await read()).folder).toBeNull()
  await expect(undo(moved.undoId)).rejects.toMatchObject(refusal('question.undoUnknown'))

  const hard = await teacher(bankApi.setDifficulty, { chosen, difficulty: 3 })
  const points = await teacher(bankApi.setPoints, { chosen, points: 2.5 })
  expect(await read()).toMatchObject({ difficulty: 3, points: 2.5 })
  // One that was changed again keeps what it has.
  await teacher(bankApi.setPoints, { chosen: { questionIds: [ids[0]!] }, points: 4 })
  expect(await undo(points.undoId)).toEqual({ changed: 2 })
  expect(await undo(hard.undoId)).toEqual({ changed: 3 })
  expect(await read()).toMatchObject({ difficulty: 2, points: 4 })

  const retired = await teacher(bankApi.setStatus, { chosen, status: 'retired' })
  expect((await read()).status).toBe('retired')
  expect(await undo(retired.undoId)).toEqual({ changed: 3 })
  expect((await read()).status).toBe('ready')

  const tagged = await teacher(bankApi.tagQuestions, { chosen, add: ['新', '旧'], remove: ['旧'] })
  expect(await tagsOf(teacher, ids[0]!)).toEqual(['旧', '新'])
  const untagged = await teacher(bankApi.tagQuestions, { chosen, add: [], remove: ['旧'] })
  expect(await tagsOf(teacher, ids[0]!)).toEqual(['新'])
  await undo(untagged.undoId)
  await undo(tagged.undoId)
  expect(await tagsOf(teacher, ids[0]!)).toEqual(['旧'])

  const none = await teacher(bankApi.setPoints, { chosen: { questionIds: [ids[0]!] }, points: 4 })
  expect(none).toEqual({ changed: 0, undoId: null })
  const stranger = await newUser('teacher')
  const again = await teacher(bankApi.setPoints, { chosen, points: 9 })
  await expect(stranger(bankApi.undo, { undoId: again.undoId! })).rejects.toMatchObject(
    refusal('question.undoUnknown'),
  )
})

test('a page that was opened before an act on many meets it with its next save, and so after the undo', async () => {
  const { teacher, ids, chosen } = await three()
  const questionId = ids[0]!
  const read = () => teacher(bankApi.getQuestion, { questionId })
  const tag = async () => (await teacher(bankApi.getTags, {})).find(({ name }) => name !== '中')!
  const acts: Record<string, () => Promise<{ undoId?: number | null }>> = {
    points: () => teacher(bankApi.setPoints, { chosen, points: 5 }),
    difficulty: () => teacher(bankApi.setDifficulty, { chosen, difficulty: 3 }),
    tag: () => teacher(bankApi.tagQuestions, { chosen, add: ['期末'], remove: [] }),
    status: () => teacher(bankApi.setStatus, { chosen, status: 'draft' }),
    rename: async () =>
      teacher(bankApi.renameTag, { tagId: (await tag()).tagId, name: `名${Date.now()}` }),
    deleteTag: async () => teacher(bankApi.deleteTag, { tagId: (await tag()).tagId }),
  }
  const saveOn = async (seen: Awaited<ReturnType<typeof read>>) => {
    const { revision, body, difficulty, points, tags, keepDraft } = seen
    const { envelope } = await teacher.ask(bankApi.saveQuestion, {
      ...{ questionId, revision, body, difficulty, points, keepDraft },
      tags: tags.map(({ name }) => name),
    })
    return envelope.error
  }
  for (const [name, act] of Object.entries(acts)) {
    const before = await read()
    const { undoId } = await act()
    const after = await read()
    expect(await saveOn(before), name).toBe('question.changedElsewhere')
    if (undoId) {
      await teacher(bankApi.undo, { undoId })
      expect(await saveOn(after), `${name} undone`).toBe('question.changedElsewhere')
    }
    expect(await saveOn(await read()), name).toBeUndefined()
  }
  // No save writes the folder, so that a move is none of its business.
  const before = await read()
  const folderId = await makeFolder(teacher, '卷')
  await teacher(bankApi.moveQuestions, { chosen, folderId })
  expect(await saveOn(before)).toBeUndefined()
  expect((await read()).folder?.name).toBe('卷')
})

test('an act takes all that a list shows, and no other', async () => {
  const { teacher, ids } = await three()
  await make(teacher, choiceOf('丁'))
  const tag = (await teacher(bankApi.getTags, {})).find(({ name }) => name === '旧')!
  expect(tag.count).toBe(3)
  const chosen = { found: { tag: tag.tagId } }
  expect(await teacher(bankApi.setPoints, { chosen, points: 5 })).toMatchObject({ changed: 3 })
  expect((await teacher(bankApi.getQuestion, { questionId: ids[0]! })).points).toBe(5)
  const { items } = await teacher(bankApi.getQuestions, { sort: 'newest' })
  expect(items.map(({ points }) => points)).toEqual([1, 5, 5, 5])
})

test('deleted questions are hidden everywhere, taken back, and ended after thirty days', async () => {
  const { teacher, ids, chosen } = await three()
  const { undoId } = await teacher(bankApi.deleteQuestions, { chosen })
  expect(await teacher(bankApi.getQuestions, {})).toMatchObject({ total: 0, tags: [] })
  await expect(teacher(bankApi.getQuestion, { questionId: ids[0]! })).rejects.toMatchObject(
    refusal('question.unknown'),
  )
  await expect(teacher(bankApi.setPoints, { chosen, points: 2 })).rejects.toMatchObject(
    refusal('question.unknown'),
  )
  expect(await teacher(bankApi.getSimilar, { body: choiceOf('甲') })).toEqual([])
  expect((await teacher(bankApi.getTags, {})).map(({ count }) => count)).toEqual([0])
  const deleted = await teacher(bankApi.getQuestions, { view: 'deleted' })
  expect(titles(deleted)).toHaveLength(3)
  expect(deleted.items[0]!.keptUntil).not.toBeNull()
  expect((await teacher(bankApi.getFolders, {})).counts).toMatchObject({ mine: 0, deleted: 3 })
  expect(await teacher(bankApi.undo, { undoId: undoId! })).toEqual({ changed: 3 })
  expect((await teacher(bankApi.getQuestions, {})).total).toBe(3)

  await teacher(bankApi.deleteQuestions, { chosen })
  await teacher(bankApi.takeBackQuestions, { questionIds: [ids[0]!] })
  await db.execute(sql`
    update questions set deleted_at = deleted_at - interval '31 days' where id = ${ids[1]!}`)
  await purgeQuestions(kernel)
  expect((await teacher(bankApi.getFolders, {})).counts).toMatchObject({ mine: 1, deleted: 1 })
})

test('deleting what is in use says where, and spares it if asked to', async () => {
  const { teacher, ids, chosen } = await three()
  const used = provide(questionUses, async (_, { questionIds }) =>
    questionIds
      .filter((id) => id === ids[1])
      .map((questionId) => ({ questionId, name: '期末试卷', path: '/x' })),
  )
  const ports = kernel.ports
  const answer = async (ask: () => Promise<unknown>) => {
    const all = ports.all.bind(ports)
    Object.assign(ports, {
      all: (of: { name: string }) =>
        of.name === questionUses.name ? [used.answer] : all(of as never),
    })
    try {
      return await ask()
    } finally {
      delete (ports as { all?: unknown }).all
    }
  }
  const refused = (await answer(() => teacher.ask(bankApi.deleteQuestions, { chosen }))) as {
    envelope: unknown
  }
  expect(refused.envelope).toMatchObject({
    error: 'question.inUse',
    msg: '1 道题正在使用中，不能删除：期末试卷。可以将其停用',
    data: { uses: [{ questionId: ids[1], name: '期末试卷' }] },
  })
  const done = await answer(() => teacher(bankApi.deleteQuestions, { chosen, skipUsed: true }))
  expect(done).toMatchObject({ changed: 2, uses: [{ questionId: ids[1] }] })
  expect(titles(await teacher(bankApi.getQuestions, {}))).toEqual(['乙'])
})

test('tags are renamed, merged and deleted by the owner of the bank', async () => {
  const { teacher, ids, chosen } = await three()
  await teacher(bankApi.tagQuestions, { chosen, add: ['单证'], remove: [] })
  const tags = async () => teacher(bankApi.getTags, {})
  const idOf = async (name: string) => (await tags()).find((tag) => tag.name === name)!.tagId
  const tagId = await idOf('旧')
  await expect(teacher(bankApi.renameTag, { tagId, name: '单证' })).rejects.toMatchObject(
    refusal('question.tagTaken'),
  )
  await teacher(bankApi.renameTag, { tagId, name: '制单' })
  await teacher(bankApi.mergeTags, { tagId, intoTagId: await idOf('单证') })
  expect(await tagsOf(teacher, ids[0]!)).toEqual(['单证'])
  const stranger = await newUser('teacher')
  const left = await idOf('单证')
  await stranger(bankApi.deleteTag, { tagId: left })
  await expect(stranger(bankApi.renameTag, { tagId: left, name: 'x' })).rejects.toMatchObject(
    refusal('question.tagUnknown'),
  )
  expect(await tagsOf(teacher, ids[0]!)).toEqual(['单证'])
  await teacher(bankApi.deleteTag, { tagId: left })
  expect(await tags()).toEqual([])
})
