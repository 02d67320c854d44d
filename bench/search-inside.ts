// node scripts/run.mjs bench/search-inside.ts
// The list of courses in one process: recall, order and milliseconds of CPU with the database of searches that look
// inside 1,000 courses with 50,000 subtitles, 3,000 pages and 1,000 reading texts.
import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import type { courseApi } from '#src/features/learning/course/contract.ts'
import { createCourse } from '#src/features/learning/course/server/create-course.ts'
import { cutItemTextsJob } from '#src/features/learning/course/server/item-texts.ts'
import { matchInside } from '#src/features/learning/course/server/match-inside.ts'
import { placesInside } from '#src/features/learning/course/server/places-inside.ts'
import { publishedCourses } from '#src/features/learning/course/tags.ts'
import { termsOf } from '#src/server/text/query-inside.ts'
import { readQuery } from '#src/server/text/search-query.ts'
import { vectorAcross, vectorInside } from '#src/server/text/search-index.ts'
import { openInProcess } from './in-process.ts'
import { wordsOf } from './large-names.ts'

type List = AnswerOf<typeof courseApi.getList>

const total = 1000
const aim = 5
const rounds = 40
const perCourse = { cues: 50, pages: 3 }
/** Each term is said or written in so many of the courses; of the last, ten say it in their introduction. */
const planted = [
  { term: '倒签提单', in: 'cue', courses: 7 },
  { term: '无单放货', in: 'page', courses: 7 },
  { term: '仓单质押', in: 'text', courses: 7 },
  { term: 'demurrage', in: 'cue', courses: 40 },
  { term: '背对背', in: 'page', courses: 90 },
  { term: '滞期费率', in: 'across', courses: 10 },
  { term: '冲击试验', in: 'cue', courses: 10 },
] as const

const school = await openInProcess()
const { kernel, newPerson, call, measured, print } = school
const { db } = kernel
const [category] = await db.select({ id: subjectCategories.id }).from(subjectCategories).limit(1)
const sentences = (
  '我们先看合同里的成交方式|发票和装箱单要与报关单一致|船公司签发提单以后客户才能付款|这一步最容易出错的是商品编码|' +
  '出口退税需要哪些单证|信用证要求提交的单据有三份|货物到港以后由收货人提货|保险单的金额按发票加一成|' +
  '请把这张表格填写完整再看下一页|海关会抽查一部分集装箱|运费到付和运费预付的区别在这里|汇率变动的风险由谁承担|' +
  'Now we look at the documents that the bank asks for|The carrier issues the bill of lading|Insurance covers ten per cent more'
).split('|')
const sentence = (n: number) => `${sentences[n % sentences.length]!}，第 ${n % 977} 例`

/** The courses that have each term, spread over all. */
const holders = planted.map(({ courses }, index) =>
  Array.from({ length: courses }, (_, n) => (n * Math.floor(total / courses) + index * 13) % total),
)
const termsAt = (course: number, where: string) =>
  planted.flatMap(({ term, in: place }, index) =>
    place === where && holders[index]!.includes(course) ? [term] : [],
  )

/** As the jobs of the rooms cut them, but in one statement with the text. */
const withWords = (text: string) => ({ text, found: vectorInside(text) })

process.stdout.write('Building the courses…\n')
const ids: number[] = []
for (let n = 0; n < total; n++) {
  const { rows } = await db.execute<{ id: number; fileId: number }>(sql`
    with made as (
      insert into files (key, name, size, sha256, mime, visibility)
      select 'inside-' || ${n}::int || kind, kind, 9, 's' || ${n}::int || kind, mime, 'private'
      from (values ('film', 'video/mp4'), ('slides', 'application/pdf')) v (kind, mime) returning id, name)
    insert into user_files (file_id, name) select id, name from made order by name returning id, file_id as "fileId"`)
  const [film, slides] = rows
  const [split = ''] = termsAt(n, 'across')
  const said = Array.from({ length: perCourse.cues }, (_, at) => {
    if (at === 20) return [sentence(n), ...termsAt(n, 'cue')].join('，这就是')
    if (at === 30) return sentence(n * 7 + at) + split.slice(0, 2)
    return at === 31 ? split.slice(2) + sentence(n * 7 + at) : sentence(n * 7 + at)
  })
  const cues = said.map((text, at) => ({
    ...{ at, text, found: vectorAcross(text, said[at + 1] ?? null) },
  }))
  const pages = Array.from({ length: perCourse.pages }, (_, at) => ({
    at: at + 1,
    ...withWords(
      [
        ...Array.from({ length: 12 }, (_unused, line) => sentence(n + at * 12 + line)),
        ...(at === 1 ? termsAt(n, 'page') : []),
      ].join('\n'),
    ),
  }))
  await db.execute(sql`
    with track as (insert into film_subtitles (user_file_id, language) values (${film!.id}, 'zh') returning id)
    insert into film_cues (subtitle_id, position, start_ms, end_ms, text, found)
    select track.id, g.at, g.at * 5000, g.at * 5000 + 4000, g.text, g.found::tsvector
    from track, jsonb_to_recordset(${JSON.stringify(cues)}::jsonb) as g(at int, text text, found text)`)
  await db.execute(sql`
    insert into documents (file_id, kind, facts) values (${slides!.fileId}, 'pages', '{}')`)
  await db.execute(sql`
    insert into document_pages (file_id, page, text, hash, found)
    select ${slides!.fileId}, g.at, g.text, g.at::text, g.found::tsvector
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as g(at int, text text, found text)`)
  const body = [sentence(n), sentence(n + 3), ...termsAt(n, 'text')].map((one) => `<p>${one}</p>`)
  const { name, nameEn, introduction } = wordsOf(n)
  const introduced = introduction + (n < 10 ? planted.at(-1)!.term : '')
  const { courseId } = await db.transaction((tx) =>
    createCourse(tx, {
      ...{ kind: 'premium', categoryId: category!.id, language: 'zh', difficulty: 'beginner' },
      ...{ name, nameEn, introduction: introduced },
      ...{ auditStatus: 'approved', publishStatus: 'published', publishedAt: new Date() },
      chapters: [
        {
          name: '内容',
          items: [
            { kind: 'video', name: '讲解', userFileId: film!.id, durationSeconds: 250 },
            { kind: 'courseware', name: '讲义', userFileId: slides!.id, pages: perCourse.pages },
            { kind: 'text', name: '阅读', body: body.join('') },
          ],
        },
      ],
    }),
  )
  ids.push(courseId)
}
await cutItemTextsJob.run(kernel, undefined as never, undefined as never)
await db.execute(sql`vacuum analyze`)

const reader = await newPerson('reader', '1')
/** A reading of its own: the remembered answers are dropped, as by a course that changes. */
const search = (keyword: string, page = 1) => {
  kernel.events.publish('changed', [publishedCourses])
  return call<List>('Course/GetCourseList', reader, { kind: 'premium', keyword, page })
}
async function findAll(keyword: string) {
  const found: { courseId: number; isInside: boolean }[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await search(keyword, page)
    pages = list.pages
    found.push(
      ...list.items.map(({ courseId }, at) => {
        return { courseId, isInside: list.matches[at]!.inside !== null }
      }),
    )
  }
  return found
}

for (const [index, { term, in: where }] of planted.entries()) {
  const found = await findAll(term)
  const held = holders[index]!.map((n) => ids[n]!)
  const recalled = held.filter((id) => found.some(({ courseId }) => courseId === id)).length
  const firstInside = found.findIndex(({ isInside }) => isInside)
  const inOrder = firstInside < 0 || found.slice(firstInside).every(({ isInside }) => isInside)
  process.stdout.write(
    `${term} (${where}): ${recalled} of ${held.length} courses, ${found.length} found, ` +
      `${inOrder ? 'those inside last' : 'OUT OF ORDER'}\n`,
  )
}
const { rows: places } = await db.execute<{ ms: number }>(
  sql`select count(*)::int as ms from film_cues`,
)
const { rows: sizes } = await db.execute<{ text: string; table: string; index: string }>(sql`
  select pg_size_pretty(sum(octet_length(text))) as text, pg_size_pretty(pg_table_size('film_cues')) as table,
    pg_size_pretty(pg_indexes_size('film_cues')) as index from film_cues`)
const { text, table, index: indexes } = sizes[0]!
process.stdout.write(
  `${places[0]!.ms} subtitles: ${text} of text, ${table} table, ${indexes} indexes\n`,
)
for (const keyword of [
  '倒签提单',
  'demurrage',
  '背对背',
  '仓单质押',
  '集装箱',
  '发票',
  '报关单一致',
  'bill of lading',
  '国际贸易',
  '量子力学',
]) {
  const { total: found } = await search(keyword)
  print(`${keyword} (${found})`, await measured(rounds, () => search(keyword)), aim)
}
for (const keyword of ['倒签提单', '背对背', '集装箱', '报关单一致']) {
  const query = readQuery(keyword)!
  const ids = (await matchInside(db, query)).slice(0, 24).map(({ id }) => id)
  const asked = { locale: 'zh-CN', ids, terms: termsOf(query), viewer: null } as const
  print(`${keyword}: finding the courses`, await measured(rounds, () => matchInside(db, query)), 2)
  print(
    `${keyword}: the places of ${ids.length}`,
    await measured(rounds, () => placesInside(db, asked)),
    2,
  )
}
const { items, sought } = await search('背对背')
const courses = items.map(({ courseId }) => courseId).join(',')
print(
  'The places of a person’s page',
  await measured(rounds, () => call('Course/GetPlaces', reader, { courses, words: sought! })),
  aim,
)
await school.close()
