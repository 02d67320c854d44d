import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InputOf } from '#src/shared/endpoint.ts'
import { runs } from '#tests/property.ts'
import { openWorld, refusal } from '#tests/world.ts'
import type { QuestionBody } from '../question/body/body.ts'
import { mostFormulas } from '../question/body/excess.ts'
import { noText } from '../question/body/limits.ts'
import { bankApi } from './contract.ts'
import { foundMost, questionsPerPage } from './list-api.ts'
import { findDoubles } from './server/find-doubles.ts'
import { bankPersonalParts } from './server/personal-data.ts'
import { createQuestions } from './server/save-question.ts'
import { choiceOf, essayOf, make, makeFolder, saved, titles } from './test-bank.ts'

const world = await openWorld()
const { newUser } = world

test('a list finds questions by folder, words of both languages, type, status, difficulty and tag', async () => {
  const teacher = await newUser('teacher')
  const trade = await makeFolder(teacher, '国际贸易')
  const credit = await makeFolder(teacher, '信用证', trade)
  await make(
    teacher,
    choiceOf('<p>信用证的<strong>开证行</strong>是谁？</p>', 'Who is the issuing bank?'),
    {
      ...{ folderId: credit, difficulty: 3, tags: ['结算', '单证'] },
    },
  )
  await make(teacher, choiceOf('海运提单由谁签发？'), { folderId: trade, tags: ['单证'] })
  await make(teacher, essayOf(''))
  await make(await newUser('teacher'), choiceOf('别人的信用证题'))

  const all = await teacher(bankApi.getQuestions, {})
  expect(titles(all)).toEqual(['', '海运提单由谁签发？', '信用证的开证行是谁？'])
  expect(all).toMatchObject({ total: 3, more: false, right: 'edit', path: null })
  expect(all.counts).toEqual({
    types: [
      { type: 'single', count: 2 },
      { type: 'essay', count: 1 },
    ],
    statuses: [
      { status: 'draft', count: 1 },
      { status: 'ready', count: 2 },
    ],
    difficulties: [
      { difficulty: 2, count: 2 },
      { difficulty: 3, count: 1 },
    ],
  })
  expect(all.tags.map(({ name, count }) => [name, count])).toEqual([
    ['单证', 2],
    ['结算', 1],
  ])
  const inside = await teacher(bankApi.getQuestions, { folder: trade })
  expect(titles(inside)).toEqual(['海运提单由谁签发？', '信用证的开证行是谁？'])
  const open = await teacher(bankApi.getQuestions, { folder: credit })
  expect(open.path?.map(({ name }) => name)).toEqual(['国际贸易', '信用证'])
  expect(open.items[0]).toMatchObject({
    ...{ type: 'single', status: 'ready', difficulty: 3, languages: ['zh', 'en'], version: 1 },
    ...{ folder: { name: '信用证' }, owner: null, uses: 0, can: { edit: { may: true } } },
  })
  expect(titles(await teacher(bankApi.getQuestions, { keyword: '开证行' }))).toHaveLength(1)
  const english = await teacher(bankApi.getQuestions, { keyword: 'issuing bank' })
  expect(english).toMatchObject({ total: 1, counts: { types: [{ type: 'single', count: 1 }] } })
  expect(await teacher(bankApi.getQuestions, { keyword: '？！' })).toMatchObject({ total: 0 })
  const hard = await teacher(bankApi.getQuestions, { difficulty: 3 })
  expect(hard.total).toBe(1)
  // Each filter counts its values under the others, as if they were chosen.
  expect(hard.counts?.difficulties).toHaveLength(2)
  expect(hard.counts?.types).toEqual([{ type: 'single', count: 1 }])
  const tag = all.tags.find(({ name }) => name === '单证')!.tagId
  expect(await teacher(bankApi.getQuestions, { tag, status: 'ready' })).toMatchObject({ total: 2 })
  const loose = await teacher(bankApi.getQuestions, { view: 'loose', type: 'essay' })
  expect(loose).toMatchObject({ total: 1, items: [{ status: 'draft', folder: null }] })
  for (const sort of ['changed', 'newest', 'title', 'difficulty'] as const) {
    expect((await teacher(bankApi.getQuestions, { sort })).items).toHaveLength(3)
  }
  expect(titles(await teacher(bankApi.getQuestions, { sort: 'title' }))[0]).toBe('')
  const folders = await teacher(bankApi.getFolders, {})
  expect(folders).toMatchObject({
    mine: [
      { name: '国际贸易', depth: 0, questions: 2, shared: false },
      { name: '信用证', depth: 1, questions: 1 },
    ],
    ...{ shared: [], counts: { mine: 3, loose: 1, deleted: 0, shared: 0 } },
  })
})

test('a number beside a Latin word is found with and without the space, also in questions of before', async () => {
  const { db } = world.app.kernel
  const teacher = await newUser('teacher')
  const stems = [
    '根据 UCP600 审单',
    '根据 UCP 600 审单',
    'Incoterms2020 的规则',
    'Incoterms® 2020 的规则',
  ]
  const made: number[] = []
  for (const stem of stems) made.push((await make(teacher, choiceOf(stem))).questionId)
  const find = async (keyword: string) =>
    (await teacher(bankApi.getQuestions, { keyword, sort: 'newest' })).items
      .map(({ questionId }) => stems[made.indexOf(questionId)])
      .toReversed()
  for (const keyword of ['UCP600', 'ucp 600', 'ＵＣＰ６００']) {
    expect(await find(keyword), keyword).toEqual(stems.slice(0, 2))
  }
  for (const keyword of ['Incoterms2020', 'Incoterms 2020']) {
    expect(await find(keyword), keyword).toEqual(stems.slice(2))
  }
  // As such a question was indexed before the migration, whose last statement gives it the parts.
  await db.execute(sql`update questions set words = '''ucp600'' ''审单''' where id = ${made[0]!}`)
  expect(await find('UCP600')).toEqual([stems[1]])
  const migration = await readFile('migrations/0028_question_revisions.sql', 'utf8')
  await db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1)!))
  expect(await find('UCP600')).toEqual(stems.slice(0, 2))
})

test('a body that would keep the server from others is refused, where it is tried, marked and saved', async () => {
  const teacher = await newUser('teacher')
  const { questionId } = await make(teacher, choiceOf('题'))
  const formula = (length: number) => `<span data-formula="${'x'.repeat(length)}"></span>`
  const number = (more: object): QuestionBody => ({
    ...{ type: 'numeric', stem: { zh: '几？', en: '' }, explanation: noText },
    ...{ accepted: [{ value: 5, ...more }], units: [], unitRule: 'none' },
  })
  const gap = (length: number): QuestionBody => ({
    ...{ type: 'fillIn', stem: { zh: '<span data-gap="g"></span>', en: '' }, explanation: noText },
    gaps: Array.from({ length }, (_, at) => ({ id: `g${at}`, kind: 'text', accepted: fifty })),
    anyOrder: true,
  })
  const fifty = Array.from({ length: 50 }, (_, at) => ({ text: `${at}`.padStart(200, '…') }))
  const bodies: [string, QuestionBody, QuestionBody][] = [
    ['tooManyFormulas', choiceOf(formula(1).repeat(mostFormulas + 1)), choiceOf(formula(1))],
    ['tooManyFormulas', choiceOf(formula(1500).repeat(7)), choiceOf(formula(1500))],
    ['tooManyAnswers', gap(5), gap(1)],
    ['numberOutOfRange', number({ value: 1e308 }), number({ value: 6.02e23 })],
    [
      'numberOutOfRange',
      number({ tolerance: { kind: 'geometric', amount: 1e308 } }),
      number({ tolerance: { kind: 'geometric', amount: 0.05 } }),
    ],
    ['numberOutOfRange', number({ share: 5e-324 }), number({ share: 0 })],
  ]
  const errorsOf = async (body: QuestionBody) => {
    const asks = [
      teacher.ask(bankApi.tryQuestion, { body, seed: 1 }),
      teacher.ask(bankApi.markTrial, { body, answer: null }),
      teacher.ask(bankApi.createQuestion, { folderId: null, ...saved(body) }),
    ]
    return new Set((await Promise.all(asks)).map(({ envelope }) => envelope.error))
  }
  for (const [error, large, usual] of bodies) {
    expect(await errorsOf(large)).toEqual(new Set([`question.${error}`]))
    const save = await teacher.ask(bankApi.saveQuestion, {
      questionId,
      revision: 1,
      ...saved(large),
    })
    expect(save.envelope.error).toBe(`question.${error}`)
    expect(await errorsOf(usual)).toEqual(new Set([undefined]))
  }
})

test('folders are made, renamed, moved and deleted, and no question is lost with one', async () => {
  const teacher = await newUser('teacher')
  const outer = await makeFolder(teacher, '外')
  const inner = await makeFolder(teacher, '内', outer)
  const { questionId } = await make(teacher, choiceOf('题'), { folderId: inner })
  await expect(makeFolder(teacher, '内', outer)).rejects.toMatchObject(
    refusal('question.folderTaken'),
  )
  await expect(
    teacher(bankApi.moveFolder, { folderId: outer, parentId: inner }),
  ).rejects.toMatchObject(refusal('question.folderInItself'))
  await teacher(bankApi.renameFolder, { folderId: inner, name: '里' })
  await teacher(bankApi.moveFolder, { folderId: inner, parentId: null })
  const { mine } = await teacher(bankApi.getFolders, {})
  expect(mine.map(({ name, depth }) => [name, depth])).toEqual([
    ['里', 0],
    ['外', 0],
  ])
  let deep = outer
  for (let level = 2; level <= 8; level++) deep = await makeFolder(teacher, `${level}`, deep)
  await expect(makeFolder(teacher, '9', deep)).rejects.toMatchObject(
    refusal('question.folderTooDeep'),
  )
  await expect(
    teacher(bankApi.moveFolder, { folderId: inner, parentId: deep }),
  ).rejects.toMatchObject(refusal('question.folderTooDeep'))
  await teacher(bankApi.moveFolder, { folderId: inner, parentId: outer })
  expect(await teacher(bankApi.deleteFolder, { folderId: inner })).toEqual({ moved: 1 })
  expect(await teacher(bankApi.deleteFolder, { folderId: inner })).toEqual({ moved: 0 })
  expect((await teacher(bankApi.getQuestion, { questionId })).folder?.name).toBe('外')
  await teacher(bankApi.deleteFolder, { folderId: outer })
  expect((await teacher(bankApi.getQuestion, { questionId })).folder).toBeNull()
})

test('similar questions are found in both languages while one is written', async () => {
  const teacher = await newUser('teacher')
  const stem = '根据 UCP600，信用证项下的单据应当在装运日后二十一天内提交'
  const { questionId } = await make(
    teacher,
    choiceOf(stem, 'Documents shall be presented within 21 days'),
  )
  await make(teacher, choiceOf('海运提单的作用是什么，请选出正确的一项'))
  const like = (body: ReturnType<typeof choiceOf>, except?: number) =>
    teacher(bankApi.getSimilar, { body, ...(except && { questionId: except }) })
  expect(await like(choiceOf(stem))).toMatchObject([{ questionId, likeness: 100, owner: null }])
  const changed = await like(choiceOf(`<p>${stem.replace('二十一', '21')}。</p>`))
  expect(changed.map((one) => one.questionId)).toEqual([questionId])
  expect(changed[0]!.likeness).toBeLessThan(100)
  const english = await like(choiceOf('', 'The documents shall be presented within 21 days'))
  expect(english.map((one) => one.questionId)).toEqual([questionId])
  expect(await like(choiceOf(stem), questionId)).toEqual([])
  expect(await like(choiceOf('汇率上升时出口商的收入如何变化'))).toEqual([])
  expect(await (await newUser('teacher'))(bankApi.getSimilar, { body: choiceOf(stem) })).toEqual([])
  const longer = `${stem}，否则银行有权拒付并退回全部单据`
  const asked = [`${stem}。`, '无关的题目，关于海关估价', longer].map((zh) => choiceOf(zh))
  const doubles = await findDoubles(world.app.kernel.db, teacher, asked)
  expect(doubles.map((found) => found.map((one) => one.questionId))).toEqual([[questionId], [], []])
})

test('a body is tried as a learner would answer it, and nothing is stored', async () => {
  const teacher = await newUser('teacher')
  const body = choiceOf('信用证由谁开立？')
  const shown = await teacher(bankApi.tryQuestion, { body, seed: 7 })
  expect(shown).toMatchObject({ type: 'single', options: [{}, {}] })
  expect(JSON.stringify(shown)).not.toContain('right')
  const answer = { type: 'single' as const, choice: 'a' }
  const right = await teacher(bankApi.markTrial, { body, answer })
  expect(right).toMatchObject({ mark: { share: 1, verdict: 'correct' }, key: { right: ['a'] } })
  const wrong = await teacher(bankApi.markTrial, { body, answer: { ...answer, choice: 'b' } })
  expect(wrong.mark).toMatchObject({ share: 0, verdict: 'wrong' })
  await expect(
    teacher(bankApi.markTrial, { body, answer: { ...answer, choice: 'z' } }),
  ).rejects.toMatchObject(refusal('question.otherAnswer'))
  expect((await teacher(bankApi.getQuestions, {})).total).toBe(0)
})

test('the kept counts are those of the questions, whatever was made, changed, moved and deleted', async () => {
  const { db } = world.app.kernel
  const teacher = await newUser('teacher')
  const folderId = await makeFolder(teacher, '卷')
  const step = fc.record({
    act: fc.constantFrom('make', 'move', 'difficulty', 'status', 'delete', 'undo'),
    at: fc.nat(20),
  })
  const ids: number[] = []
  const undos: number[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const { act, at } of steps) {
        if (act === 'make' || ids.length === 0) {
          const body = at % 2 === 0 ? choiceOf(`题 ${at}`) : essayOf('')
          const made = await make(teacher, body, { folderId: at % 3 === 0 ? folderId : null })
          ids.push(made.questionId)
          continue
        }
        const chosen = { questionIds: [ids[at % ids.length]!] }
        const { envelope } = await (act === 'move'
          ? teacher.ask(bankApi.moveQuestions, { chosen, folderId: at % 2 === 0 ? folderId : null })
          : act === 'difficulty'
            ? teacher.ask(bankApi.setDifficulty, { chosen, difficulty: 3 })
            : act === 'status'
              ? teacher.ask(bankApi.setStatus, { chosen, status: 'retired' })
              : act === 'delete'
                ? teacher.ask(bankApi.deleteQuestions, { chosen })
                : teacher.ask(bankApi.undo, { undoId: undos.pop() ?? 1 }))
        const undoId = (envelope.data as { undoId?: number | null } | null)?.undoId
        if (undoId) undos.push(undoId)
      }
      const { rows } = await db.execute(sql`
        select coalesce(owner_id, 0) as o, coalesce(folder_id, 0) as f, type, status, difficulty,
          deleted_at is not null as deleted, count(*)::int as questions
        from questions group by 1, 2, 3, 4, 5, 6
        except select * from question_counts`)
      expect(rows).toEqual([])
      const { rows: sums } = await db.execute(sql`
        select (select count(*) from questions)::int - (select sum(questions) from question_counts)::int as more`)
      expect(sums).toEqual([{ more: 0 }])
    }),
    runs(10),
  )
})

test('an account that was erased leaves what others use and share, without its name', async () => {
  const { db, ports } = world.app.kernel
  const [owner, reader] = [await newUser('teacher'), await newUser('teacher')]
  const shared = await makeFolder(owner, '共享')
  const own = await makeFolder(owner, '自用')
  await owner(bankApi.shareFolder, { folderId: shared, with: { userId: reader.id }, right: 'edit' })
  const kept = await make(owner, choiceOf('留下'), { folderId: shared, tags: ['甲'] })
  await make(owner, choiceOf('删除'), { folderId: own })
  for (const part of bankPersonalParts({ ports })) {
    await db.transaction((tx) => part.erase(tx, owner.id))
  }
  const list = await reader(bankApi.getQuestions, { view: 'shared' })
  expect(list.items).toMatchObject([{ questionId: kept.questionId, owner: null, tags: [] }])
  expect(await reader(bankApi.getQuestions, { folder: shared })).toMatchObject({ total: 1 })
  const question = await reader(bankApi.getQuestion, { questionId: kept.questionId })
  expect(question).toMatchObject({ author: null, can: { edit: { may: true } } })
  await make(reader, choiceOf('新'), { folderId: shared })
  expect((await reader(bankApi.getQuestions, { folder: shared })).total).toBe(2)
  expect((await owner(bankApi.getFolders, {})).mine).toEqual([])
  expect((await owner(bankApi.getQuestions, {})).total).toBe(0)
})

test('of many questions each page, order and filter shows its own, also of those that others share', async () => {
  const { db } = world.app.kernel
  const [owner, reader] = [await newUser('teacher'), await newUser('teacher')]
  const folderId = await makeFolder(owner, '大')
  await owner(bankApi.shareFolder, { folderId, with: { userId: reader.id }, right: 'read' })
  const total = foundMost + 40
  const rows = Array.from({ length: total }, (_, at) => ({
    ...{ ownerId: owner.id, folderId, body: choiceOf(`报关 ${at + 1} 号题`, `Customs ${at + 1}`) },
    ...{ difficulty: at % 3 === 0 ? (3 as const) : (1 as const), tags: ['报关'] },
  }))
  await db.transaction((tx) => createQuestions(tx, { viewer: owner }, rows))
  const list = (input: InputOf<typeof bankApi.getQuestions>) => owner(bankApi.getQuestions, input)
  const last = await list({ page: Math.ceil(total / questionsPerPage) })
  expect(last).toMatchObject({ total, more: false })
  expect(last.items).toHaveLength(total % questionsPerPage || questionsPerPage)
  expect(last.tags).toMatchObject([{ name: '报关', count: null }])
  expect(titles(await list({ sort: 'title' })).slice(0, 2)).toEqual(['报关 1 号题', '报关 2 号题'])
  const hard = await list({ sort: 'difficulty', difficulty: 3, page: 2 })
  expect(hard.items.every(({ difficulty }) => difficulty === 3)).toBe(true)
  expect(hard.counts?.difficulties.map(({ count }) => count)).toEqual([
    total - Math.ceil(total / 3),
    Math.ceil(total / 3),
  ])
  // Words that find more than are counted.
  const found = await list({ keyword: '报关' })
  expect(found).toMatchObject({ total: foundMost, more: true, counts: null })
  expect(found.items).toHaveLength(questionsPerPage)
  expect(await list({ keyword: 'customs', difficulty: 3 })).toMatchObject({
    ...{ total: Math.ceil(total / 3), more: false, counts: null },
  })
  // By the beginnings of words too, be it all of them or the few of a number.
  expect(await list({ keyword: 'custom' })).toMatchObject({ total: foundMost, more: true })
  expect(await list({ keyword: 'customs 53', difficulty: 1 })).toMatchObject({ total: 8 })
  expect(await list({ keyword: 'customs 53' })).toMatchObject({ total: 11, more: false })
  const { tagId } = last.tags[0]!
  expect(await list({ tag: tagId, folder: folderId })).toMatchObject({ more: true })
  for (const input of [{ view: 'shared' as const }, { folder: folderId }]) {
    const shared = await reader(bankApi.getQuestions, { ...input, sort: 'newest' })
    expect(shared).toMatchObject({ total, right: 'read' })
    expect(titles(shared)[0]).toBe(`报关 ${total} 号题`)
    expect(await reader(bankApi.getQuestions, { ...input, keyword: '报关' })).toMatchObject({
      ...{ total: foundMost, more: true },
    })
  }
})
