import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { runs } from '#tests/property.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { bankApi } from './contract.ts'
import { createQuestions, fixVersions } from './server/save-question.ts'
import { choiceOf, essayOf, make, makeFolder, saved } from './test-bank.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel

async function twoTeachers() {
  const [owner, other] = [
    await newUser('teacher', { realName: '林知秋' }),
    await newUser('teacher'),
  ]
  const folderId = await makeFolder(owner, '共享')
  await owner(bankApi.shareFolder, { folderId, with: { userId: other.id }, right: 'edit' })
  const made = await make(owner, choiceOf('一'), { folderId })
  return { owner, other, ...made }
}

test('a question is opened for its editor: formulas are drawn, and all else stays as it is', async () => {
  const teacher = await newUser('teacher')
  const stem = '<p>解 <span data-formula="x^2"></span></p>'
  const { questionId } = await make(teacher, choiceOf(stem, '<p>plain</p>'))
  const { opened, body } = await teacher(bankApi.getQuestion, { questionId })
  expect(body.stem.zh).toBe(stem)
  expect(Object.keys(opened)).toEqual([stem])
  expect(opened[stem]).toContain('class="katex"')
})

test('of two teachers who edit one question, the second sees the text of the first, and none is lost', async () => {
  const { owner, other, questionId } = await twoTeachers()
  const first = await owner(bankApi.saveQuestion, {
    ...{ questionId, revision: 1 },
    ...saved(choiceOf('二'), { points: 3, tags: ['甲'] }),
  })
  expect(first).toMatchObject({ revision: 2, version: 1 })
  const refused = await other.ask(bankApi.saveQuestion, {
    ...{ questionId, revision: 1 },
    ...saved(choiceOf('三')),
  })
  expect(refused.envelope).toMatchObject({
    error: 'question.changedByOther',
    msg: '林知秋已修改此题，您的修改尚未保存',
    data: {
      ...{ body: choiceOf('二'), revision: 2, points: 3, tags: ['甲'] },
      author: { userId: owner.id, name: '林知秋' },
    },
  })
  const second = await other(bankApi.saveQuestion, {
    ...{ questionId, revision: 2 },
    ...saved(choiceOf('三')),
  })
  expect(second).toMatchObject({ revision: 3, version: 2 })
  const versions = await owner(bankApi.getVersions, { questionId })
  expect(versions.map(({ number, author, present }) => [number, author?.userId, present])).toEqual([
    [2, other.id, true],
    [1, owner.id, false],
  ])
  expect((await owner(bankApi.getVersion, { questionId, number: 1 })).body.stem.zh).toBe('二')
  const back = await owner(bankApi.restoreVersion, { questionId, number: 1, revision: 3 })
  expect(back.version).toBe(3)
  expect(await owner(bankApi.getQuestion, { questionId })).toMatchObject({
    ...{ version: 3, versions: 3, body: { stem: { zh: '二' } } },
  })
})

test('a save that is sent again after its answer was lost saves nothing twice', async () => {
  const owner = await newUser('teacher')
  const { questionId } = await make(owner, choiceOf('一'))
  const save = () =>
    owner(bankApi.saveQuestion, { questionId, revision: 1, ...saved(choiceOf('二')) })
  expect(await save()).toEqual(await save())
  expect((await owner(bankApi.getQuestion, { questionId })).revision).toBe(2)
})

test('of saves at once, one is saved and the others are refused', async () => {
  const { owner, other, questionId } = await twoTeachers()
  const save = (person: typeof owner, zh: string) =>
    person.ask(bankApi.saveQuestion, { questionId, revision: 1, ...saved(choiceOf(zh)) })
  const answers = await Promise.all([save(owner, '甲'), save(other, '乙'), save(owner, '丙')])
  const refused = answers
    .map(({ envelope }) => envelope.error)
    .filter((error) => error !== undefined)
  expect(refused).toHaveLength(2)
  for (const error of refused) expect(error).toMatch(/^question\.changed(ByOther|Elsewhere)$/)
})

test('two pages of one teacher lose nothing of each other, and each save after a choice is saved', async () => {
  const owner = await newUser('teacher', { realName: '陈海燕' })
  const { questionId } = await make(owner, choiceOf('一'))
  const save = (revision: number, more: Parameters<typeof saved>[1]) =>
    owner.ask(bankApi.saveQuestion, { questionId, revision, ...saved(choiceOf('一'), more) })
  expect((await save(1, { difficulty: 3 })).envelope.data).toMatchObject({ revision: 2 })
  // The same text, but other settings: each alone is a change, which no answer may drop.
  for (const more of [
    { points: 8 },
    { tags: ['重点'] },
    { keepDraft: true },
    { difficulty: 1 as const },
  ]) {
    const { envelope } = await save(1, { difficulty: 3, ...more })
    expect(envelope).toMatchObject({
      error: 'question.changedElsewhere',
      msg: '您已在其他页面修改此题，这里的修改尚未保存',
      data: { revision: 2, difficulty: 3, points: 1, tags: [], keepDraft: false },
    })
  }
  // As often as one likes: take the stored one, change it, save.
  for (const revision of [2, 3, 4]) {
    expect((await save(revision, { points: revision })).envelope.data).toMatchObject({
      revision: revision + 1,
    })
    expect((await save(revision, { points: 9 })).envelope.data).toMatchObject({
      ...{ revision: revision + 1, points: revision },
    })
  }
  expect(await owner(bankApi.getQuestion, { questionId })).toMatchObject({ points: 4, revision: 5 })
})

test('a save of settings alone that is sent again is known as one’s own, whoever wrote the text', async () => {
  const { owner, other, questionId } = await twoTeachers()
  const save = () =>
    other(bankApi.saveQuestion, {
      ...{ questionId, revision: 1 },
      ...saved(choiceOf('一'), { points: 3, tags: ['甲', '乙'] }),
    })
  expect(await save()).toEqual(await save())
  expect((await owner(bankApi.getQuestion, { questionId })).author?.userId).toBe(other.id)
  const refused = await owner.ask(bankApi.saveQuestion, {
    ...{ questionId, revision: 1 },
    ...saved(choiceOf('一'), { points: 3, tags: ['甲', '乙'] }),
  })
  expect(refused.envelope).toMatchObject({
    ...{ error: 'question.changedByOther', data: { author: { userId: other.id } } },
  })
})

test('a version that was answered or set never changes, whatever is saved and restored after it', async () => {
  const owner = await newUser('teacher')
  const step = fc.oneof(
    fc.record({ act: fc.constant('save' as const), zh: fc.constantFrom('甲', '乙', '丙') }),
    fc.record({ act: fc.constant('fix' as const) }),
    fc.record({ act: fc.constant('restore' as const), back: fc.nat(3) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      let { questionId, versionId, version, revision } = await make(owner, choiceOf('一'))
      const fixed = new Map<number, string>()
      for (const one of steps) {
        if (one.act === 'fix') {
          await db.transaction((tx) => fixVersions(tx, [versionId]))
          fixed.set(version, (await owner(bankApi.getQuestion, { questionId })).body.stem.zh)
        } else if (one.act === 'save') {
          const body = saved(choiceOf(one.zh))
          const after = await owner(bankApi.saveQuestion, { questionId, revision, ...body })
          ;({ versionId, version, revision } = after)
        } else {
          const number = Math.max(1, version - one.back)
          const after = await owner(bankApi.restoreVersion, { questionId, number, revision })
          ;({ versionId, version, revision } = after)
        }
      }
      for (const [number, zh] of fixed) {
        const kept = await owner(bankApi.getVersion, { questionId, number })
        expect([kept.body.stem.zh, kept.fixed]).toEqual([zh, true])
      }
    }),
    runs(12),
  )
})

test('a save that meets the first answer in the same moment makes a version of its own', async () => {
  const owner = await newUser('teacher')
  const { questionId, versionId } = await make(owner, choiceOf('一'))
  let save: ReturnType<typeof owner.ask> | undefined
  await db.transaction(async (tx) => {
    await fixVersions(tx, [versionId])
    save = owner.ask(bankApi.saveQuestion, { questionId, revision: 1, ...saved(choiceOf('二')) })
    await eventually(async () => {
      const { rows } = await db.execute(`select 1 from pg_locks where not granted`)
      expect(rows.length).toBeGreaterThan(0)
    })
  })
  expect((await save!).envelope.data).toMatchObject({ version: 2 })
  expect((await owner(bankApi.getVersion, { questionId, number: 1 })).body.stem.zh).toBe('一')
})

test('a question is ready as soon as it can be marked, unless it is kept a draft', async () => {
  const owner = await newUser('teacher')
  const draft = await make(owner, essayOf(''))
  expect(draft.status).toBe('draft')
  const { questionId } = draft
  const save = (revision: number, more = {}) =>
    owner(bankApi.saveQuestion, { questionId, revision, ...saved(essayOf('写一封询盘函'), more) })
  expect(await save(1, { keepDraft: true })).toMatchObject({ status: 'draft', version: 1 })
  expect(await save(2)).toMatchObject({ status: 'ready', version: 1 })
  await owner(bankApi.setStatus, { chosen: { questionIds: [questionId] }, status: 'retired' })
  expect(await save(4)).toMatchObject({ status: 'retired' })
  const unmarked = await make(owner, essayOf(''))
  const chosen = { questionIds: [questionId, unmarked.questionId] }
  await expect(owner(bankApi.setStatus, { chosen, status: 'ready' })).rejects.toMatchObject(
    refusal('question.notReady'),
  )
  expect(
    await owner(bankApi.setStatus, { chosen, status: 'ready', skipUnready: true }),
  ).toMatchObject({ changed: 1, skipped: 1 })
})

test('the decision to keep a draft is stored, also before the question can be marked', async () => {
  const owner = await newUser('teacher')
  const { questionId } = await make(owner, essayOf(''), { keepDraft: true })
  const read = () => owner(bankApi.getQuestion, { questionId })
  const { keepDraft, revision } = await read()
  expect(keepDraft).toBe(true)
  const after = await owner(bankApi.saveQuestion, {
    ...{ questionId, revision },
    ...saved(essayOf('写一封询盘函'), { keepDraft }),
  })
  expect(after.status).toBe('draft')
  const copy = await owner(bankApi.copyQuestion, { questionId, folderId: null })
  expect(copy.status).toBe('draft')
  const chosen = { questionIds: [questionId] }
  const ready = await owner(bankApi.setStatus, { chosen, status: 'ready' })
  expect(await read()).toMatchObject({ status: 'ready', keepDraft: false })
  await owner(bankApi.undo, { undoId: ready.undoId! })
  expect(await read()).toMatchObject({ status: 'draft', keepDraft: true })
  const plain = await make(owner, choiceOf('一'))
  const draft = await owner(bankApi.setStatus, {
    ...{ chosen: { questionIds: [plain.questionId] }, status: 'draft' },
  })
  const other = () => owner(bankApi.getQuestion, { questionId: plain.questionId })
  expect(await other()).toMatchObject({ status: 'draft', keepDraft: true })
  await owner(bankApi.undo, { undoId: draft.undoId! })
  expect(await other()).toMatchObject({ status: 'ready', keepDraft: false })
})

test('what is saved holds no script, and a foreign answer to the schema is refused', async () => {
  const owner = await newUser('teacher')
  const { questionId } = await make(owner, choiceOf('<p onclick="x()">题<script>x()</script></p>'))
  const { body } = await owner(bankApi.getQuestion, { questionId })
  expect(body.stem.zh).toBe('<p>题</p>')
  const wrong = { ...choiceOf('题'), key: 'x' }
  const { envelope } = await owner.ask(bankApi.createQuestion, { folderId: null, ...saved(wrong) })
  expect(envelope.code).toBe(400)
})

test('what an import brings is brought within the limits of the bank', async () => {
  const owner = await newUser('teacher')
  const row = {
    ...{ ownerId: owner.id, folderId: null, points: 1e9 },
    body: choiceOf('一\0二\ud800', '<img data-attachment="x"><b>three</b>'),
    tags: ['甲，乙', ' ', '长'.repeat(90), '甲 乙'],
  }
  const [made] = await db.transaction((tx) => createQuestions(tx, { viewer: owner }, [row]))
  const { body, points, tags } = await owner(bankApi.getQuestion, { questionId: made!.questionId })
  expect([body.stem.zh, points]).toEqual(['一二\ufffd', 1000])
  expect(tags.map(({ name }) => name.length)).toEqual([3, 30])
})
