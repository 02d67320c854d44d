import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { studentsMost } from './limits.ts'

const { newUser, app } = await openWorld()
const { db } = app.kernel

async function newClass() {
  const owner = await newUser('teacher')
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  return { owner, classId, code }
}

/** Fills a class with so many students. */
const fill = (classId: number, students: number) =>
  db.execute(sql`
    with made as (
      insert into users (username, password_hash, account_role, real_name)
      select 'crowd' || ${classId}::int || '-' || n, '', '1', '学员' || n
      from generate_series(1, ${students}::int) n returning id)
    insert into class_members (class_id, user_id, role, state, student_number)
    select ${classId}, id, 'student', 'member', 'N' || id from made`)

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newUser('student')))

test('sixty students behind one address find a class and join it at once', async () => {
  const { owner, classId, code } = await newClass()
  const link = `http://school.example/sclass/join?code=${code}`
  const all = await people(60)
  const joined = await Promise.all(
    all.map(async (one) => {
      await one(classApi.findByCode, { code: link })
      return one(classApi.join, { code })
    }),
  )
  expect(joined.filter(({ state }) => state === 'member')).toHaveLength(60)
  expect((await owner(classApi.getClass, { classId })).students).toBe(60)
})

test('of a crowd that joins the last places at once, as many as there are places have one', async () => {
  const { owner, classId, code } = await newClass()
  await fill(classId, studentsMost - 3)
  const all = await people(40)
  const results = await Promise.allSettled(all.map((one) => one(classApi.join, { code })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject(refusal('class.full'))
  expect((await owner(classApi.getClass, { classId })).students).toBe(studentsMost)
})

test('a right code of a full class is no wrong one, however often it is tried', async () => {
  const { classId, code } = await newClass()
  await fill(classId, studentsMost)
  const late = await newUser('student')
  for (let n = 0; n < 8; n++) {
    const { envelope } = await late.ask(classApi.join, { code })
    expect(envelope.error).toBe('class.full')
  }
  for (let n = 0; n < 8; n++) {
    const { envelope } = await late.ask(classApi.findByCode, { code: 'ABC' })
    expect(envelope.error, 'what cannot be a code is no guess').toBe('class.codeWrong')
  }
  await late(classApi.findByCode, { code })
})

test('the number of queries does not grow with classes, people and events', async () => {
  const { owner, classId } = await newClass()
  const counted = async (act: () => Promise<unknown>) => {
    let queries = 0
    const pool = db.$client
    const query = pool.query.bind(pool)
    pool.query = ((...given: Parameters<typeof query>) => {
      queries++
      return query(...given)
    }) as typeof pool.query
    await act()
    pool.query = query
    return queries
  }
  const reads: ((one: Person) => Promise<{ items?: unknown[] }>)[] = [
    (one) => one(classApi.getMine, {}),
    (one) => one(classApi.getMembers, { classId }),
    (one) => one(classApi.getHistory, { classId }),
    async (one) => ({ items: (await one(classApi.getClass, { classId })).teachers }),
  ]
  const each = async () => {
    const found: { queries: number; shown: number }[] = []
    for (const read of reads) {
      await read(owner)
      let shown = 0
      const queries = await counted(async () => {
        shown = (await read(owner)).items!.length
      })
      found.push({ queries, shown })
    }
    return found
  }
  const few = await each()
  await fill(classId, 30)
  await owner(classApi.drawGroups, { classId, count: 10 })
  const helpers = await people(5)
  for (const one of helpers) {
    await owner(classApi.invite, { classId, who: one.username, role: 'assistant' })
    await owner(classApi.create, { name: one.username, yearFrom: '2026', semester: 'full' })
  }
  const many = await each()
  expect(many.map(({ queries }) => queries)).toEqual(few.map(({ queries }) => queries))
  for (const [at, { shown }] of many.entries()) expect(shown).toBeGreaterThan(few[at]!.shown + 3)
  expect(Math.min(...few.map(({ queries }) => queries))).toBeGreaterThan(1)
})
