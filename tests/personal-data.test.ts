import { createHash, randomUUID } from 'node:crypto'
import { on } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { writeArchive } from '#src/features/people/privacy/server/export-archive.ts'
import { eraseDuePeople } from '#src/features/people/privacy/server/erase-person.ts'
import { sealPayment } from '#src/features/people/profile/server/payment.ts'
import { nameSubject, personSubject } from '#src/features/people/account/server/sign-in-failures.ts'
import { users } from '#src/features/people/account/tables.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { checkLedger } from '#src/features/money/coins/server/check-ledger.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { unsealStream } from '#src/server/secrets/seal-stream.ts'
import { filePurpose, saveFile } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, type Person } from './world.ts'

const { app, newUser, newCourse, visitor } = await openWorld()
const { kernel } = app
const { db, personalData } = kernel
const parts = () => personalData.parts

test('every table that points to a person is named by a part', async () => {
  const { rows } = await db.execute<{ table: string }>(sql`
    with recursive keys as (
      select conrelid, confrelid,
        (select attnotnull from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as must
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace),
    -- What belongs to a row that belongs to a person belongs to that person too.
    own as (
      select conrelid as id, must from keys where confrelid = 'users'::regclass
      union
      select keys.conrelid, keys.must from keys join own on own.id = keys.confrelid
        where own.must or own.id = 'coin_accounts'::regclass)
    select distinct id::regclass::text as table from own
    union select 'users' union select 'files'
    -- Without a key: what is known of a person by his phone, e-mail, name or number.
    union select unnest(array['outbox_messages', 'verification_codes', 'code_limits',
      'sign_in_failures', 'audit_log'])
    order by 1`)
  const named = new Set(parts().flatMap(({ tables }) => tables))
  expect(rows.map(({ table }) => table).filter((table) => !named.has(table))).toEqual([])
  const { rows: all } = await db.execute<{ table: string }>(
    sql`select tablename as table from pg_tables where schemaname = 'public'`,
  )
  const there = new Set(all.map(({ table }) => table))
  expect([...named].filter((table) => !there.has(table))).toEqual([])
})

test('a download holds everything of one person, nothing of others, and no credential', async () => {
  const { person, given } = await somebody('zhiqiu')
  const { given: others } = await somebody('yuanhang')
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
  const paper = names.find((name) => name.endsWith('zhiqiu-paper.png'))
  expect(entries.get(paper!)!.toString(), 'sealed papers are opened').toBe('zhiqiu-paper')
  const everything = Buffer.concat([...entries.values()]).toString()
  for (const word of given.words) expect(everything).toContain(word)
  expect(everything).toContain(given.sealed)
  for (const word of [...others.words, others.sealed]) expect(everything).not.toContain(word)
  for (const secret of given.secrets) expect(everything).not.toContain(secret)
  expect(everything).not.toMatch(/\$argon2|password_?hash|token_?hash|"key"/i)
})

test('what a person typed runs nothing in the page of his download', async () => {
  const { person } = await somebody('script')
  await db
    .update(users)
    .set({ introduction: '<img src=x onerror=alert(1)>' })
    .where(eq(users.id, person.id))
  const page = (await pack(person.id)).get('index.html')!.toString()
  expect(page).not.toContain('<img')
  expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;')
})

test('erasing leaves no word of a person anywhere, and everything of the others as it was', async () => {
  const { person, given } = await somebody('gone')
  const { person: other } = await somebody('stays')
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
    // An attempt that was open goes, and the files of the person were all his own.
    if (fate === 'deleted') expect(await countOf(id, person.id), id).toBe(0)
  }
  expect(await stateOf(other)).toEqual(before)
  expect(await checkLedger(db)).toEqual([])
  expect((await admin(coinApi.getHistoryOf, { userId: person.id })).balance).toBeGreaterThan(0)
  const { reviews } = await visitor(courseApi.getReviews, { courseId: given.courseId })
  expect(reviews.map(({ realName, score, content }) => [realName, score, content])).toContainEqual([
    '已注销用户',
    4.5,
    '',
  ])
})

/** What is left of a person's marks and sums after him, and what the others have. */
async function stateOf(other: Person) {
  const own = []
  for (const { id, read } of parts()) own.push([id, await read(db, other.id)])
  const { rows: counts } = await db.execute(sql`
    select (select json_agg(json_build_array(id, learner_count, rating_count, rating_halves) order by id)
        from courses) as courses,
      (select json_agg(json_build_array(id, balance) order by id) from coin_accounts) as purses,
      (select json_agg(json_build_array(id, score, max_score, passed) order by id) from quiz_attempts
        where status = 'handedIn') as marks,
      (select json_agg(json_build_array(course_id, paid, joined_at) order by 1) from course_learners
        where paid > 0) as paid`)
  return { own, counts }
}

/** Tables in which a word stands, in any column of any type. */
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

/** Packs a download and opens it as its reader would. */
async function pack(userId: number): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-unzip-'))
  try {
    const path = join(folder, 'data.zip')
    const sealed = join(folder, 'sealed')
    const size = await writeArchive(kernel, userId, sealed)
    const opened = unsealStream(kernel.secret, filePurpose, createReadStream(sealed))
    await pipeline(opened, createWriteStream(path))
    expect((await stat(path)).size).toBe(size)
    expect((await readFile(path)).length).toBeGreaterThan(0)
    const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(path, {
      lazyEntries: true,
    })
    const entries = new Map<string, Buffer>()
    const open = promisify(zip.openReadStream.bind(zip)) as (
      entry: yauzl.Entry,
    ) => Promise<NodeJS.ReadableStream>
    // Entries come one at a time: the next is asked for when the last is read.
    for await (const entry of eachEntry(zip)) {
      entries.set(entry.fileName, await buffer(await open(entry)))
    }
    return entries
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function* eachEntry(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  const events = on(zip, 'entry', { close: ['end'] }) as AsyncIterable<[yauzl.Entry]>
  zip.readEntry()
  for await (const [entry] of events) {
    yield entry
    zip.readEntry()
  }
}

/** Somebody of whom there is something in every part; `mark` stands in each of his words. */
async function somebody(mark: string) {
  const person = await newUser('teacher', { username: `${mark}_name`, realName: `林 ${mark}-real` })
  const userId = person.id
  const phone = `139${String(userId).padStart(8, '0')}`
  const email = `${mark}@mail.example`
  const secret = (what: string) =>
    createHash('sha256').update(`${mark} ${what}`).digest('base64url')
  const payment = { method: 'alipay' as const, account: `${mark}@pay.example`, name: '林' }
  await db
    .update(users)
    .set({
      ...{ phone, email, passwordHash: secret('password') },
      ...{ introduction: `${mark}-introduction`, introductionEn: `${mark}-english` },
      ...{ nickname: `${mark}-nickname`, college: `${mark}-college` },
      ...{
        paymentSealed: sealPayment(kernel.secret, userId, payment),
        lockedReason: `${mark}-told-to-administrators`,
      },
    })
    .where(eq(users.id, userId))

  const keep = async (name: string, sealed = false, visibility: 'public' | 'private' = 'private') =>
    saveFile(kernel, {
      bytes: Buffer.from(`${mark}-${name.split('.')[0]}`),
      name: `${mark}-${name}`,
      mime: 'text/plain',
      ownerId: userId,
      visibility,
      sealed,
    })
  const avatar = await keep('avatar.txt', false, 'public')
  const attachment = await keep('attachment.txt')
  const paper = await keep('paper.png', true)
  await db.update(users).set({ avatarFileId: avatar.id }).where(eq(users.id, userId))
  const film = await saveFile(kernel, {
    ...{ bytes: Buffer.from('film'), name: 'film.mp4', mime: 'video/mp4' },
    ...{ visibility: 'private' as const, ownerId: null },
  })
  const { courseId, itemIds } = await newCourse({
    fee: 30,
    ownerId: userId,
    chapters: [{ name: 'chapter', items: [{ kind: 'video', name: 'video', fileId: film.id }] }],
    teachers: [
      { userId, name: `${mark}-teacher`, introduction: `${mark}-card`, avatarFileId: avatar.id },
    ],
  })
  const { courseId: paidId } = await newCourse({ fee: 5 })

  await db.transaction((tx) =>
    transferCoins(tx, {
      ...{ key: `test:${userId}`, reason: 'opening', amount: 100 },
      ...{ from: { system: 'issue' }, to: { userId } },
    }),
  )
  await person(coinApi.checkIn, {})
  await person(courseApi.join, { courseId: paidId, fee: 5 })
  await db.transaction((tx) =>
    recordAct(
      tx,
      { viewer: { id: userId }, origin: { ip: '192.0.2.1', requestId: 'r' } },
      { action: 'test.act', subjectUserId: userId },
    ),
  )
  const at = sql`now() + interval '1 day'`
  const rows = [
    sql`insert into course_reviews (course_id, user_id, halves, content)
      values (${courseId}, ${userId}, 9, ${`${mark}-review`})`,
    sql`update courses set rating_count = 1, rating_halves = 9 where id = ${courseId}`,
    sql`insert into user_custom_roles (user_id, role) values (${userId}, 'editor')`,
    sql`insert into rotated_credentials (hash, salt, session_id)
      select ${secret('rotated')}, '', id from sessions where user_id = ${userId}`,
    sql`insert into reset_links (token_hash, user_id, made_by_id, expires_at)
      values (${secret('link')}, ${userId}, ${userId}, ${at})`,
    sql`insert into verification_codes (target, purpose, code_hash, guesses_left, expires_at)
      values (${phone}, 'bind', ${secret('code')}, 5, ${at})`,
    sql`insert into code_limits (subject, day, sent, last_sent_at) values (${email}, now(), 1, now())`,
    sql`insert into sign_in_failures (subject, failures, last_failed_at)
      values (${personSubject(userId)}, 1, now()), (${nameSubject(email)}, 1, now())`,
    sql`insert into outbox_messages (channel, "to", template, locale, subject, text, status)
      values ('mail', ${email}, 'test', 'zh-CN', ${`${mark}-subject`}, ${secret('mail')}, 'kept')`,
    sql`insert into saved_filters (user_id, screen, name, query)
      values (${userId}, 'people', ${`${mark}-filter`}, '')`,
    sql`insert into data_exports (user_id, status) values (${userId}, 'failed')`,
    sql`insert into messages (user_id, kind, title_zh, title_en, text_zh, text_en)
      values (${userId}, 'system', ${`${mark}-message`}, '', '', '')`,
    sql`insert into message_switches (user_id, kind, channel, enabled)
      values (${userId}, 'course', 'mail', false)`,
    sql`insert into message_bundles (user_id, channel, sent_at) values (${userId}, 'mail', now())`,
    sql`with made as (
        insert into teacher_verifications (user_id, real_name, courses_taught, note)
        values (${userId}, ${`${mark}-verified`}, '', ${`${mark}-note`}) returning id)
      insert into verification_documents (verification_id, position, file_id)
      select id, 0, ${paper.id} from made`,
    sql`insert into feedback (id, user_id, name, mobile, remark, attachment_file_id)
      values (${randomUUID()}, ${userId}, ${`${mark}-sender`}, ${phone}, ${`${mark}-remark`}, ${attachment.id})`,
    sql`insert into study_progress (user_id, item_id, course_id) values (${userId}, ${itemIds[0]}, ${courseId})`,
    sql`insert into study_clocks (user_id) values (${userId})`,
    sql`insert into study_places (user_id, item_id, course_id) values (${userId}, ${itemIds[0]}, ${courseId})`,
    sql`with q as (insert into questions (owner_id, type, stem) values (${userId}, 'blank', ${`stem of ${userId}`})
        returning id),
      z as (insert into quizzes (title) values ('quiz') returning id),
      a as (insert into quiz_attempts (quiz_id, user_id, status, score, max_score, passed)
        select id, ${userId}, 'handedIn', 3, 5, true from z returning id),
      o as (insert into quiz_attempts (quiz_id, user_id, status) select id, ${userId}, 'open' from z),
      w as (insert into attempt_answers (attempt_id, question_id, texts, revision, score)
        select a.id, q.id, array[${`${mark}-answer`}], 1, 3 from a, q)
      insert into wrong_questions (user_id, question_id, last_attempt_id)
      select ${userId}, q.id, a.id from a, q`,
  ]
  for (const one of rows) await db.execute(one)
  const words = [
    'name',
    'nickname',
    'college',
    'introduction',
    'english',
    'review',
    'card',
    'filter',
  ]
    .concat(['message', 'verified', 'note', 'sender', 'remark', 'answer', 'avatar', 'teacher'])
    .concat(['attachment', 'subject', 'real'])
    .map((what) => `${mark}${what === 'name' ? '_' : '-'}${what}`)
  return {
    person,
    given: {
      courseId,
      /** Kept sealed: in the download, but to be found in no table. */
      sealed: payment.account,
      words: [...words, phone, email],
      secrets: ['password', 'rotated', 'link', 'code', 'mail'].map(secret),
      blobs: [avatar.key, attachment.key, paper.key],
    },
  }
}
