import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationsFolder } from '#src/server/database/migrate.ts'
import { testDatabase } from '#src/server/testing/database.ts'
import { withoutUnseen } from '#src/shared/unseen.ts'

/** The first migration whose data part is tested here; schools exist with those before it. */
const first = 7

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farsail-migrated-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A database of a school that has not been started since the earlier migrations. */
async function schoolBefore() {
  const { config, pool } = await testDatabase('')
  const earlier = join(folder, crypto.randomUUID())
  await cp(migrationsFolder, earlier, { recursive: true })
  const path = join(earlier, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  expect((await migrate(config, earlier)).applied).toBe(first)
  return { pool, update: () => migrate(config) }
}

const rowsOf = async (pool: pg.Pool, text: string) => (await pool.query<never>(text)).rows

test('a school with earlier rows keeps them, with identifiers in their normal form', async () => {
  const { pool, update } = await schoolBefore()
  await pool.query(`
    insert into users (username, email, password_hash) values
      ('二水货运', 'one@example.com', ''),
      (U&'\\2f06\\2f54货运', U&'o\\200bne@exam\\00adple.com', ''),
      (U&'blank\\3164name', 'Ｔwo@example.com', ''),
      ('domain', 'three@例子.中国', ''),
      (U&'tag\\+0E0041ged', 'four@example.com', '');
    insert into files (key, name, mime, size, sha256, visibility) values
      ('a', 'screen.png', 'image/png', 1, '', 'private'), ('b', 'cover.png', 'image/png', 1, '', 'public');
    insert into feedback (id, name, mobile, remark, attachment_file_id) values
      ('f', '甲', '13800000000', '好', (select id from files where key = 'a'));
    insert into code_limits (subject, day, sent, last_sent_at) values ('13800000000', now(), 1, now());
    insert into provinces (id, name, name_en) values (44, '广东省', 'Guangdong') on conflict do nothing;
    insert into schools (province_id, name) values (44, '甲校'), (44, '乙校');
    update users set school_id = (select id from schools where name = '乙校');
    insert into teacher_verifications (user_id, status, real_name, school_id, decided_at) select
      (select id from users where username = 'domain'), 'approved', '丙',
      (select id from schools where name = '甲校'), now() - interval '9 days';
    insert into course_categories (slug, name, name_en, position) values ('trade', '贸易', 'Trade', 1);
    insert into courses (kind, category_id, owner_id, name, introduction, language, difficulty)
      select 'open', (select id from course_categories), id, username, '', 'zh', 'beginner'
      from users where username in ('domain', '二水货运')`)
  expect((await update()).applied).toBeGreaterThan(0)
  expect(await rowsOf(pool, 'select username, email from users order by id')).toEqual([
    { username: '二水货运', email: 'one@example.com' },
    { username: '二水货运_2', email: null },
    { username: 'blankname', email: 'two@example.com' },
    { username: 'domain', email: null },
    { username: 'tagged', email: 'four@example.com' },
  ])
  expect(
    await rowsOf(pool, 'select key, from_visitor, download_only from files order by key'),
  ).toEqual([
    { key: 'a', from_visitor: true, download_only: true },
    { key: 'b', from_visitor: false, download_only: false },
  ])
  expect(await rowsOf(pool, 'select id, number, status from feedback')).toEqual([
    { id: 'f', number: 1, status: 'new' },
  ])
  expect(
    await rowsOf(
      pool,
      'select c.name, s.name as school from courses c join schools s on s.id = c.school_id order by c.id',
    ),
  ).toEqual([
    { name: '二水货运', school: '乙校' },
    { name: 'domain', school: '甲校' },
  ])
  expect(await rowsOf(pool, 'select * from code_limits')).toEqual([])
})

test('the migration removes the same characters as the program', async () => {
  const [file] = (await readdir(migrationsFolder)).filter((name) => name.startsWith('0007_'))
  const text = await readFile(join(migrationsFolder, file!), 'utf8')
  const [, set] = /regexp_replace\(\$1, '(\[[^']*\])', ''/.exec(text)!
  const codes = set!.replace(
    /\\U([0-9A-F]{8})|\\u([0-9A-F]{4})/g,
    (_, long, short) => String.raw`\u{${Number.parseInt(String(long ?? short), 16).toString(16)}}`,
  )
  const removed = new RegExp(codes, 'u')
  const differ = []
  for (let code = 1; code < 0x110000; code++) {
    const character = String.fromCodePoint(code)
    const isSurrogate = code >= 0xd800 && code < 0xe000
    if (!isSurrogate && removed.test(character) !== (withoutUnseen(character) === '')) {
      differ.push(code.toString(16))
    }
  }
  expect(differ).toEqual([])
})

/** Every column, index and constraint of the program's tables, as PostgreSQL describes them. */
async function shapeOf(pool: pg.Pool) {
  const columns = await rowsOf(
    pool,
    `select table_name, column_name, udt_name, is_nullable, column_default, is_identity,
       identity_maximum, is_generated
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const indexes = await rowsOf(
    pool,
    `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  )
  const constraints = await rowsOf(
    pool,
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return { columns, indexes, constraints }
}

test(
  'a school that was brought forward has the schema of tables.ts',
  { timeout: 60_000 },
  async () => {
    const { pool, update } = await schoolBefore()
    await update()
    // drizzle-kit prefixes './' to its argument.
    const empty = join(folder, 'from-tables')
    const env = { ...process.env, MIGRATIONS_OUT: relative(process.cwd(), empty) }
    await promisify(execFile)('npx', ['drizzle-kit', 'generate'], { env })
    const fresh = await testDatabase('')
    await fresh.pool.query(`create extension if not exists pg_trgm`)
    await migrate(fresh.config, empty)
    expect(await shapeOf(pool)).toEqual(await shapeOf(fresh.pool))
  },
)
