import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { type Person, refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { homeworkParts } from './server/personal-data.ts'
import { folderNames } from './server/work-names.ts'
import { openHomework } from './test-homework.ts'
import { inHours, settings } from './test-settings.ts'

const { db, give, newClass, set, handIn, mark } = await openHomework()

test('what a student takes along of the record has no mark before its return, nor one that came after it', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 4321)
  const taken = async (userId: number) =>
    JSON.stringify(await Promise.all(homeworkParts.map((part) => part.read(db, userId))))
  expect(await taken(first.id)).not.toContain('4321')
  expect(await taken(owner.id)).toContain('4321')
  await owner(homeworkApi.release, { homeworkId })
  expect(await taken(first.id)).toContain('4321')
})

test('dates that no calendar of a school has are refused in words', async () => {
  const { classId, owner, first } = await newClass()
  const dueAt = '2026-12-01T00:00:00.500Z'
  for (const wrong of [
    { dueAt: '0000-01-01T00:00:00Z' },
    {
      dueAt: '1890-01-01T00:00:00Z',
      late: { until: '2026-12-24T00:00:00Z', percent: 1, floor: 0 },
    },
    { dueAt, late: { until: '9999-12-31T23:59:59Z', percent: 1, floor: 0 } },
    // Half a second before the due date, though its text stands behind it.
    { dueAt, late: { until: '2026-12-01T00:00:00Z', percent: 1, floor: 0 } },
    { dueAt: '2026-12-01T00:00:00Z', visibleFrom: '0000-06-01T00:00:00Z' },
  ]) {
    await expect(set(owner, classId, wrong), JSON.stringify(wrong)).rejects.toMatchObject({
      status: 400,
    })
  }
  const homeworkId = await set(owner, classId, settings())
  const extended = owner(homeworkApi.extend, {
    ...{ homeworkId, userId: first.id, dueAt: '9999-12-31T23:59:59Z' },
  })
  await expect(extended).rejects.toMatchObject({ status: 400 })
})

test('no teacher can name a mark so large that nobody can give the next one', async () => {
  const { classId, owner, assistant, first } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  const largest = { next: Number.MAX_SAFE_INTEGER }
  await mark(assistant, homeworkId, first.id, 5000, largest).catch(() => {})
  expect(await mark(owner, homeworkId, first.id, 6000)).toMatchObject({ saved: true })
  expect(await mark(owner, homeworkId, first.id, 7000)).toMatchObject({ saved: true })
})

test('a number of a hand-in that none can have is refused as such', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  const of = { homeworkId, userId: first.id, handIn: Number.MAX_SAFE_INTEGER }
  const drawing = { userFileId: 1, page: 1, save: 'a'.repeat(32), base: { revision: 0, ids: [] } }
  for (const answer of [
    await owner.ask(homeworkApi.annotate, { ...of, ...drawing, shapes: [] }),
    await owner.ask(homeworkApi.giveBack, { ...of, dueAt: inHours(24), comment: '' }),
  ]) {
    expect(answer.envelope.code).toBe(400)
  }
})

test('more homework is saved at once than the database has connections', async () => {
  const { classId, owner } = await newClass()
  const file = (await give({ id: owner.id }, 'form.pdf')).userFileId
  const saves = Array.from({ length: db.$client.options.max + 2 }, () =>
    set(owner, classId, { attachments: [file] }),
  )
  const ids = await Promise.allSettled(saves)
  expect(ids.map(({ status }) => status)).toEqual(saves.map(() => 'fulfilled'))
}, 30_000)

test('zips of one person for one homework take each other’s place, so that asking again fills no disk', async () => {
  const { classId, owner, assistant, first } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  const packed = async (one: Person) => {
    const { exportId } = await one(homeworkApi.beginExport, { homeworkId })
    await eventually(async () =>
      expect((await one(homeworkApi.getExport, { exportId })).state).toBe('ready'),
    )
    return exportId
  }
  const others = await packed(assistant)
  await packed(owner)
  const last = await packed(owner)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from homework_exports where homework_id = ${homeworkId} order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual([others, last])
  const files = await db.execute(sql`select from files where mime = 'application/zip'
    and owner_id = ${owner.id} and (loose_until is null or loose_until > now())`)
  expect(files.rows).toHaveLength(1)
})

test('folders of works have a name of their own, also where somebody is called like the second of two others', () => {
  const works = ['张三', '张三 (2)', '张三'].map((name) => ({ number: '', name }))
  expect(new Set(folderNames(works, '无学号')).size).toBe(3)
})

test('a later date holds for a work that was given back too, also after the date of that has passed', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  const of = { homeworkId, userId: first.id }
  await owner(homeworkApi.giveBack, { ...of, handIn: 1, dueAt: inHours(2), comment: '重做' })
  await db.execute(sql`update homework_works set redo_due_at = now() - interval '1 second'
    where homework_id = ${homeworkId}`)
  const late = handIn(first, homeworkId, { text: '重做' })
  await expect(late).rejects.toMatchObject(refusal('homework.closed'))
  const dueAt = inHours(50)
  await owner(homeworkApi.extend, { ...of, dueAt })
  const { own } = await first(homeworkApi.getOwn, { homeworkId })
  expect(own).toMatchObject({ state: 'redo', dueAt })
  expect(await handIn(first, homeworkId, { text: '重做' })).toMatchObject({
    number: 2,
    daysLate: 0,
  })
})
