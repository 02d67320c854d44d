import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeArchive } from '#src/features/people/privacy/server/export-archive.ts'
import { eraseDuePeople } from '#src/features/people/privacy/server/erase-person.ts'
import { users } from '#src/features/people/account/tables.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { checkLedger } from '#src/features/money/coins/server/check-ledger.ts'
import { unsealStream } from '#src/server/secrets/seal-stream.ts'
import { filePurpose } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { personWithEverything } from './person-with-everything.ts'
import { unzip } from './unzip.ts'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { openWorld, type Person } from './world.ts'

const world = await openWorld()
const { app, newUser, visitor } = world
const { kernel } = app
const { db, personalData } = kernel
const parts = () => personalData.parts
const personWith = (mark: string) => personWithEverything(world, mark)

test('every table that refers to a person belongs to a personal part', async () => {
  const { rows } = await db.execute<{ table: string }>(sql`
    with recursive keys as (
      select conrelid, confrelid,
        (select attnotnull from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as must
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace),
    -- A row that belongs to a person's row belongs to that person too.
    own as (
      select conrelid as id, must from keys where confrelid = 'users'::regclass
      union
      select keys.conrelid, keys.must from keys join own on own.id = keys.confrelid
        where own.must or own.id = 'coin_accounts'::regclass)
    select distinct id::regclass::text as table from own
    union select 'users' union select 'files'
    -- Tables without a foreign key, which identify a person by phone, e-mail, name or id.
    union select unnest(array['outbox_messages', 'verification_codes', 'code_limits',
      'tries', 'audit_log'])
    order by 1`)
  const named = new Set(parts().flatMap(({ tables }) => tables))
  expect(rows.map(({ table }) => table).filter((table) => !named.has(table))).toEqual([])
  const { rows: all } = await db.execute<{ table: string }>(
    sql`select tablename as table from pg_tables where schemaname = 'public'`,
  )
  const there = new Set(all.map(({ table }) => table))
  expect([...named].filter((table) => !there.has(table))).toEqual([])
})

test('a download has all data of one person, no data of others, and no credential', async () => {
  const { person, given } = await personWith('zhiqiu')
  const { given: others } = await personWith('yuanhang')
  const entries = await pack(person.id)
  const names = [...entries.keys()]
  for (const { id } of parts()) {
    expect(names).toContain(`data/${id}.json`)
    const { rows } = JSON.parse(entries.get(`data/${id}.json`)!.toString()) as { rows: unknown[] }
    expect(rows.length, id).toBe(await countOf(id, person.id))
    expect(rows.length, `${id}: this test has to make some`).toBeGreaterThan(0)
  }
  const page = entries.get('index.html')!.toString()
  for (const { name } of parts()) {
    expect(page).toContain(name.zh)
    expect(page).toContain(name.en)
  }
  expect(entries.get('README.txt')!.toString()).toContain('your personal data')
  expect(page).not.toMatch(/<script/)
  const attachment = names.find((name) => name.endsWith('zhiqiu-attachment.txt'))
  expect(entries.get(attachment!)!.toString()).toBe('zhiqiu-attachment')
  const document = names.find((name) => name.endsWith('zhiqiu-document.png'))
  expect(entries.get(document!)!.toString(), 'sealed documents are opened').toBe('zhiqiu-document')
  const everything = Buffer.concat([...entries.values()]).toString()
  for (const word of given.words) expect(everything).toContain(word)
  expect(everything).toContain(given.sealed)
  for (const word of [...others.words, others.sealed]) expect(everything).not.toContain(word)
  for (const secret of given.secrets) expect(everything).not.toContain(secret)
  expect(everything).not.toMatch(/\$argon2|password_?hash|token_?hash|"key"/i)
})

test('text that a person typed is escaped in the page of the download', async () => {
  const { person } = await personWith('script')
  await db
    .update(users)
    .set({ introduction: '<img src=x onerror=alert(1)>' })
    .where(eq(users.id, person.id))
  const page = (await pack(person.id)).get('index.html')!.toString()
  expect(page).not.toContain('<img')
  expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;')
})

test('erasing removes every word of a person and leaves the data of others unchanged', async () => {
  const { person, given } = await personWith('gone')
  const { person: other } = await personWith('stays')
  const admin = await newUser('admin')
  await admin(coinApi.getHistoryOf, { userId: person.id })
  const before = await stateOf(other)
  for (const word of given.words) expect(await tablesWith(word), word).not.toEqual([])
  await db.execute(sql`
    update users set deletion_requested_at = now() - interval '15 days' where id = ${person.id}`)
  await eraseDuePeople(kernel)

  for (const word of given.words) expect(await tablesWith(word), word).toEqual([])
  for (const key of given.blobs) expect(await kernel.storage.size(key), key).toBeUndefined()
  expect(await db.$count(files, eq(files.ownerId, person.id))).toBe(0)
  for (const { id, fate } of parts()) {
    // An open attempt is deleted, and no other person used the files.
    if (fate === 'deleted') expect(await countOf(id, person.id), id).toBe(0)
  }
  expect(await stateOf(other)).toEqual(before)
  expect(await checkLedger(db)).toEqual([])
  expect((await admin(coinApi.getHistoryOf, { userId: person.id })).balance).toBeGreaterThan(0)
  const { items: reviews } = await visitor(reviewApi.getReviews, { courseId: given.courseId })
  expect(reviews.map(({ realName, score, content }) => [realName, score, content])).toContainEqual([
    '已注销用户',
    4.5,
    '',
  ])
})

/** Returns what remains of a person's marks and sums after the erasure, and the rows of the others. */
async function stateOf(other: Person) {
  const own = []
  for (const { id, read } of parts()) own.push([id, await read(db, other.id)])
  const { rows: counts } = await db.execute(sql`
    select (select json_agg(json_build_array(id, learner_count, rating_count, rating_halves) order by id)
        from courses) as courses,
      (select json_agg(json_build_array(id, balance) order by id) from coin_accounts) as accounts,
      (select json_agg(json_build_array(id, score, max_score, passed) order by id) from quiz_attempts
        where status = 'handedIn') as marks,
      (select json_agg(json_build_array(course_id, paid, joined_at) order by 1) from course_learners
        where paid > 0) as paid`)
  return { own, counts }
}

/** Returns the tables that contain a word, in any column of any type. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await db.execute(
      sql`select from ${sql.identifier(name)} one where one::text ilike ${`%${word}%`} limit 1`,
    )
    if (rowCount) found.push(name)
  }
  return found
}

const countOf = (id: string, userId: number) =>
  parts()
    .find((part) => part.id === id)!
    .count(db, userId)

/** Makes a download and opens it as its reader would. */
async function pack(userId: number): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-unzip-'))
  try {
    const path = join(folder, 'data.zip')
    const sealed = join(folder, 'sealed')
    const size = await writeArchive(kernel, userId, sealed)
    const opened = unsealStream(kernel.secret, filePurpose, createReadStream(sealed))
    await pipeline(opened, createWriteStream(path))
    expect((await stat(path)).size).toBe(size)
    return await unzip(await readFile(path))
  } finally {
    await rm(folder, { recursive: true })
  }
}
