import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import { questionBody } from '#src/features/content/question/body/body.ts'
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

const rowsOf = async <Row extends object = never>(pool: pg.Pool, text: string) =>
  (await pool.query<Row>(text)).rows

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
      from users where username in ('domain', '二水货运');
    update courses set cover_file_id = (select id from files where key = 'b');
    insert into course_chapters (course_id, position, name) select id, 0, '' from courses;
    insert into course_items (course_id, chapter_id, position, kind, name, file_id)
      select course_id, id, 0, 'video', '', (select id from files where key = 'a') from course_chapters`)
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
  expect(
    await rowsOf(
      pool,
      `select i.name, cover.name as cover, i.owner_id = c.owner_id as of_owner from courses c
        join course_items on course_id = c.id join user_files i on i.id = user_file_id
        join user_files cover on cover.id = c.cover_user_file_id order by c.id`,
    ),
  ).toEqual([
    { name: 'screen.png', cover: 'cover.png', of_owner: true },
    { name: 'screen.png', cover: 'cover.png', of_owner: false },
  ])
})

test('questions, answers and marks of quizzes come into the bank as they were', async () => {
  const { pool, update } = await schoolBefore()
  await pool.query(`
    insert into users (username, password_hash) values ('teacher', ''), ('student', '');
    insert into questions (owner_id, type, stem, stem_en, explanation, topic, truth)
      overriding system value values
      (1, 'single', '<p>一</p>', 'One', '解', 'incoterms', null), (1, 'multiple', '二', null, '', '', null),
      (1, 'trueFalse', '三', null, '', '', false), (null, 'fillIn', '____ 和 ____', '____ and ____', '', '', null);
    insert into question_options (question_id, position, text, text_en, correct) values
      (1, 0, 'a < b', null, false), (1, 1, 'B', 'Bee', true),
      (2, 0, 'A', null, true), (2, 1, 'B', null, true), (2, 2, 'C', null, false);
    insert into question_blank_answers (question_id, blank, position, text) values
      (4, 0, 0, 'FOB'), (4, 0, 1, '船上交货'), (4, 1, 0, 'CIF');
    insert into quizzes (title) values ('测验');
    insert into quiz_questions (quiz_id, question_id, position, points)
      select 1, id, id, 2 from questions;
    insert into quiz_attempts (quiz_id, user_id, status, score, max_score, passed)
      values (1, 2, 'handedIn', 6, 8, true);
    insert into attempt_answers (attempt_id, question_id, chosen, truth, texts, revision, score, correct) values
      (1, 1, array[2], null, null, 1, 2, true), (1, 2, array[3, 5], null, null, 2, 0, false),
      (1, 3, null, false, null, 3, 2, true), (1, 4, null, null, array['fob', ''], 4, 1, false);
    insert into wrong_questions (user_id, question_id) values (2, 2), (2, 4)`)
  await update()
  const versions = await rowsOf<{ body: { type: string; stem: object } }>(
    pool,
    `select v.body from question_versions v join questions q on q.id = v.question_id
     where q.status = 'ready' and v.fixed_at is not null order by q.id`,
  )
  for (const { body } of versions) expect(questionBody.safeParse(body).error).toBeUndefined()
  const [single, , , fillIn] = versions.map(({ body }) => body)
  expect(single).toMatchObject({
    ...{ stem: { zh: '<p>一</p>', en: 'One' }, explanation: { zh: '解', en: '' } },
    options: [
      { id: 'o1', text: { zh: 'a &lt; b', en: '' }, right: false },
      { id: 'o2', text: { zh: 'B', en: 'Bee' }, right: true },
    ],
  })
  const [one, two] = ['<span data-gap="g1"></span>', '<span data-gap="g2"></span>']
  expect(fillIn).toMatchObject({
    stem: { zh: `${one} 和 ${two}`, en: `${one} and ${two}` },
    gaps: [{ accepted: [{ text: 'FOB' }, { text: '船上交货' }] }, { accepted: [{ text: 'CIF' }] }],
  })
  const answers = await rowsOf<{ answer: unknown; mark: { mark: object } }>(
    pool,
    `select a.answer, a.mark from attempt_answers a
     join quiz_questions qq on qq.question_id = a.question_id and qq.version_id = a.version_id
     order by a.question_id`,
  )
  for (const { answer } of answers) expect(questionAnswer.safeParse(answer).error).toBeUndefined()
  expect(answers.map(({ answer }) => answer)).toEqual([
    { type: 'single', choice: 'o2' },
    { type: 'multiple', choices: ['o1', 'o3'] },
    { type: 'trueFalse', value: false },
    { type: 'fillIn', gaps: { g1: 'fob', g2: '' } },
  ])
  expect(answers.map(({ mark }) => mark.mark)).toMatchObject([
    { share: 1, verdict: 'correct', rule: null },
    { share: 0, verdict: 'wrong', rule: 'rightMinusWrong' },
    { share: 1, verdict: 'correct' },
    { share: 0.5, verdict: 'part' },
  ])
  expect(
    await rowsOf(
      pool,
      `select scoring_rule, (select count(*)::int from wrong_questions join questions q on q.id = question_id) as wrong,
         (select string_agg(t.name, ',') from question_tagged join question_tags t on t.id = tag_id) as tags
       from quizzes`,
    ),
  ).toEqual([{ scoring_rule: 'rightMinusWrong', wrong: 2, tags: 'incoterms' }])
})

test('majors and directions of courses become lists, and categories keep their ids', async () => {
  const { pool, update } = await schoolBefore()
  await pool.query(`
    insert into course_categories (id, slug, name, name_en, position) overriding system value values
      (7, 'trade', '贸易', 'Trade', 1), (9, 'freight', '货运', 'trade', 2);
    insert into courses (category_id, major, major_en, direction, direction_en, kind, name, introduction, language, difficulty)
      select category_id, major, major_en, direction, direction_en, 'open', place, '', 'zh', 'beginner' from (values
        ('1', 7, '国贸', 'Trade', '结算', 'Settlement'), ('2', 9, ' 国贸 ', null, '单证', null),
        ('3', 9, '物流', 'trade', '结算', 'Settlement'), ('4', 9, '', null, '航运', 'Shipping'), ('5', 9, '', null, '', null)
      ) as given (place, category_id, major, major_en, direction, direction_en) order by place`)
  await update()
  expect(
    await rowsOf(
      pool,
      `select c.name as course, cat.slug, cat.name_en as category, m.name, m.name_en, d.name as direction, d.name_en as direction_en
       from courses c join subject_categories cat on cat.id = c.category_id
       left join subject_majors m on m.id = c.major_id left join subject_directions d on d.id = c.direction_id
       order by c.name`,
    ),
  ).toMatchObject([
    {
      slug: 'trade',
      name: '国贸',
      name_en: 'Trade',
      direction: '结算',
      direction_en: 'Settlement',
    },
    { slug: 'freight', name: '国贸', name_en: 'Trade', direction: '单证', direction_en: '单证' },
    { category: 'trade (freight)', name: '物流', name_en: 'trade (物流)', direction: '结算' },
    { slug: 'freight', name: '其他专业', direction: '航运' },
    { slug: 'freight', name: null, direction: null },
  ])
  const [made] = await rowsOf<{ id: number }>(
    pool,
    `insert into subject_categories (slug, name, name_en, position) values ('a', 'a', 'a', 3) returning id`,
  )
  expect(made!.id).toBe(10)
})

test.each([
  {
    what: 'a number that another name ends with',
    before: ['一abc', '\u2f00abc', '一abc_2', '\u2f00abc_2'],
    after: ['一abc', '一abc_2_1', '一abc_2', '一abc_2_4'],
  },
  {
    what: 'unseen characters',
    before: ['zhang\u200b', 'ZHANG', 'zhang_2', 'zhang_2\u200b', 'zhang_2_1'],
    after: ['zhang', 'ZHANG_2_2', 'zhang_2', 'zhang_2_4', 'zhang_2_1'],
  },
  {
    what: 'nothing seen',
    before: ['\u3164', '\u200b', '_1', '_2\u200b', '_2_1'],
    after: ['_1_1', '_2_2', '_1', '_2', '_2_1'],
  },
  {
    what: 'the limit of a name',
    before: ['a'.repeat(32), `${'a'.repeat(32)}\u200b`, `${'a'.repeat(30)}_2`, '\ufdfa'.repeat(32)],
    after: [
      'a'.repeat(32),
      `${'a'.repeat(28)}_2_1`,
      `${'a'.repeat(30)}_2`,
      '\ufdfa'.repeat(2).normalize('NFKC').slice(0, 32).trim(),
    ],
  },
  {
    what: 'a phone',
    before: ['138\u200b00000000', '13800000000_1'],
    after: ['13800000000_1_1', '13800000000_1'],
  },
])('names of a school never end its update: $what', async ({ before, after }) => {
  const { pool, update } = await schoolBefore()
  await pool.query(
    `insert into users (username, password_hash) select name, '' from unnest($1::text[]) as name`,
    [before],
  )
  await update()
  const names = await pool.query<{ username: string }>('select username from users order by id')
  expect(names.rows.map(({ username }) => username)).toEqual(after)
})

test('contacts of a school never end its update, and none becomes that of another person', async () => {
  const { pool, update } = await schoolBefore()
  const emails = [
    ...['İ@x.com', 'i@x.com', 'I\u200b@x.com', 'αΣ@x.com', 'ασ@x.com', 'a@x.com..', 'a@x.com.'],
    ...['b@K.com', 'b@İ.com', 'b@İ.com\u200b', '\u200b', '\u3164', '', 'Ａ@x.com', '@x.com', 'c'],
    ...['\u0130@x.com.', 'Ärger@x.com', 'a\u0308rger@x.com'],
  ]
  await pool.query(
    `insert into users (username, email, phone, password_hash)
     select 'person' || place, email, '1380000' || 1000 + place, ''
     from unnest($1::text[]) with ordinality as given (email, place)`,
    [emails],
  )
  await update()
  const rows = await pool.query<{ email: string; phone: string }>(
    'select email, phone from users order by id',
  )
  expect(rows.rows.map(({ email }) => email)).toEqual([
    ...[null, 'i@x.com', null, null, 'ασ@x.com', 'a@x.com', null],
    ...['b@k.com', null, null, null, null, null, null, null, null],
    ...[null, 'ärger@x.com', null],
  ])
  expect(new Set(rows.rows.map(({ phone }) => phone)).size).toBe(emails.length)
})

test('the migration unbinds the e-mails whose small letters differ from those of the program', async () => {
  const [, set] = /!~ '(\[[^']*\])'/.exec(await migrationText())!
  const { pool } = await testDatabase('')
  const { rows } = await pool.query<{ code: number; lower: string }>(
    `select code, lower('a' || chr(code) || '@b') as lower from generate_series(1, 1114111) as code
     where code not between 55296 and 57343`,
  )
  const unbound = characters(set!)
  const differ = rows.flatMap(({ code, lower }) => {
    const character = String.fromCodePoint(code)
    // The local part is in its normal form by then.
    if (character.normalize('NFKC') !== character) return []
    const differs = `a${character}@b`.toLowerCase() !== lower
    return differs === unbound.test(character) ? [] : [code.toString(16)]
  })
  expect(differ).toEqual([])
})

async function migrationText() {
  const [file] = (await readdir(migrationsFolder)).filter((name) => name.startsWith('0007_'))
  return readFile(join(migrationsFolder, file!), 'utf8')
}

/** The program's form of PostgreSQL's class of characters. */
const characters = (set: string) =>
  new RegExp(
    set.replace(
      /\\U([0-9A-F]{8})|\\u([0-9A-F]{4})/g,
      (_, long, short) =>
        String.raw`\u{${Number.parseInt(String(long ?? short), 16).toString(16)}}`,
    ),
    'u',
  )

test('the migration removes the same characters as the program', async () => {
  const [, set] = /regexp_replace\(\$1, '(\[[^']*\])', ''/.exec(await migrationText())!
  const removed = characters(set!)
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
    // Made by hand-written migrations, and needed by indexes.
    await fresh.pool.query(`create extension if not exists pg_trgm;
      create collation "zh-numeric" (provider = icu, locale = 'zh-u-kn-true')`)
    await migrate(fresh.config, empty)
    expect(await shapeOf(pool)).toEqual(await shapeOf(fresh.pool))
  },
)
