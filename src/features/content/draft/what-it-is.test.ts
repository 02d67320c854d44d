import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld, refusal } from '#tests/world.ts'
import { draftApi } from './contract.ts'
import { aTextbook, chapter, set, windowOf } from './test-drafts.ts'

const { app, newUser } = await openWorld()

async function aPage() {
  const teacher = await newUser('teacher')
  const { draftId } = await aTextbook(teacher)
  const page = windowOf(teacher, draftId, 'window-1')
  await page.open()
  await page.save([chapter('c-1', '第一章')])
  return { teacher, draftId, page }
}

const item = (key: string, type: string, body: unknown) =>
  set(key, '', {
    ...{ kind: 'item', type, place: { parent: 'c-1', order: 'a0' }, trial: false, body },
    name: { zh: key, en: '' },
  })

test('a draft keeps its one head', async () => {
  const { teacher, draftId, page } = await aPage()
  expect((await page.save([set('head', '', null)])).refused).toMatchObject([{ reason: 'invalid' }])
  const { records } = await teacher(draftApi.getRecords, { draftId, keys: 'head' })
  const second = await page.save([set('other', '', records[0]!.value)])
  expect(second.refused).toMatchObject([{ reason: 'invalid' }])
})

test('names that every object has are no kinds of records', async () => {
  const { page } = await aPage()
  for (const kind of ['constructor', 'toString', '__proto__']) {
    const { refused } = await page.save([set('c-9', '', { kind })])
    expect(refused).toMatchObject([{ reason: 'invalid' }])
  }
})

test('a record whose key every object has keeps what it was in the history', async () => {
  const { teacher, draftId, page } = await aPage()
  await page.save([chapter('constructor', '第二章', null, 'a1')], { kind: 'paste' })
  await page.save([set('c-1', 'name.zh', '绪论')])
  await page.save([set('constructor', 'name.zh', '术语')])
  const { states } = await teacher(draftApi.getHistory, { draftId })
  expect(states[0]).toMatchObject({ kind: 'edit', added: 0, changed: 2 })
})

test('a key names one thing: neither its kind nor its type changes, also after a deletion that readers do not know of', async () => {
  const { page } = await aPage()
  await page.save([item('i-1', 'task', { zh: '<p>练习</p>', en: '' })])
  const changed = await page.save([set('i-1', 'type', 'text')])
  expect(changed.refused).toMatchObject([{ reason: 'invalid' }])
  const { refused } = await page.save([chapter('i-1', '第二章', null, 'a1')])
  expect(refused).toMatchObject([{ reason: 'invalid' }])
})

test('a draft takes no more than a server reads at once', async () => {
  const { draftId, page } = await aPage()
  await app.kernel.db.execute(sql`
    insert into draft_records (draft_id, key, value, revision)
    select ${draftId}, 'x-' || n, jsonb_build_object('kind', 'item', 'body', repeat('x', 1000000)), 1
    from generate_series(1, 50) n`)
  const text = (length: number) => ({ zh: `<p>${'x'.repeat(length)}</p>`, en: '' })
  expect((await page.save([item('i-1', 'text', text(100))])).refused).toEqual([])
  await expect(page.save([item('i-2', 'text', text(20_000))])).rejects.toMatchObject(
    refusal('draft.tooLong'),
  )
})

test('refused texts of a person stay within their room: the oldest go, the last one stays', async () => {
  const { teacher, draftId, page } = await aPage()
  const other = windowOf(teacher, draftId, 'window-2')
  await page.save([item('i-1', 'text', { zh: '', en: '' })])
  await other.open()
  await page.save([set('i-1', 'body.zh', '<p>甲</p>')])
  const long = (at: number) => `<p>${at}${'x'.repeat(600_000)}</p>`
  for (let at = 0; at < 9; at++) {
    // oxlint-disable-next-line no-await-in-loop -- one refused after the other
    await other.save([set('i-1', 'body.zh', long(at))], { isLost: true })
  }
  const { asides } = await teacher(draftApi.getHistory, { draftId })
  expect(asides.map(({ value }) => (value as string)[3])).toEqual(['8', '7', '6', '5', '4', '3'])
})
