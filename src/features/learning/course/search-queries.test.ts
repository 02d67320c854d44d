import { TeacherFiles } from '#demo/load-user-files.ts'
import { courses as demoCourses } from '#demo/courses.ts'
import { loadCourse } from '#demo/load-course.ts'
import { loadSubjects } from '#demo/load-subjects.ts'
import { people } from '#demo/people.ts'
import type { DemoChapter } from '#demo/types.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { openWorld } from '#tests/world.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import type { courseApi, CourseKind } from './contract.ts'
import { createCourse } from './server/create-course.ts'
import { courses } from './tables.ts'
import { publishedCourses } from './tags.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
const slugs = new Map<number, string>()

/** The demo school without its media, which search does not read. */
beforeAll(async () => {
  const userIds = new Map<string, number>()
  for (const { username, realName } of people.filter((one) => one.introduction)) {
    userIds.set(username, (await newUser('teacher', { username, realName })).id)
  }
  await db.delete(subjectCategories)
  const media = { fileId: () => 0, seconds: () => 0 } as never
  const files = new TeacherFiles(undefined as never)
  const namesOnly = (chapter: DemoChapter): DemoChapter => ({
    ...chapter,
    items: [],
    children: chapter.children?.map(namesOnly) ?? [],
  })
  await db.transaction(async (tx) => {
    const subjects = await loadSubjects(tx, demoCourses)
    for (const course of demoCourses) {
      const given = {
        userIds,
        subjects,
        questionIds: new Map(),
        config: app.kernel.config,
        media,
        files,
      }
      const light = { ...course, chapters: course.chapters.map(namesOnly) }
      slugs.set((await loadCourse(tx, light, given)).courseId, course.slug)
    }
  })
})

async function search(locale: Locale, kind: CourseKind, keyword: string) {
  const query = new URLSearchParams({ kind, keyword })
  const response = await app.kernel.app.inject({
    url: `/api/Course/GetCourseList?${query}`,
    headers: { 'accept-language': locale },
  })
  return response.json<{ data: AnswerOf<typeof courseApi.getList> }>().data
}

const [zh, en] = ['zh-CN', 'en-US'] as const

/** Typed keywords with the expected first course; null where no course is expected. */
const queries: [locale: Locale, kind: CourseKind, keyword: string, first: string | null][] = [
  // The words of the school itself.
  [zh, 'open', '报关', 'customs-declaration'],
  [zh, 'premium', '报关', 'rcep-origin'],
  [zh, 'premium', '集装箱', 'ocean-freight'],
  // Split: no dictionary has it apart.
  [zh, 'premium', '集装箱运输', 'ocean-freight'],
  [zh, 'open', '报关单', 'inspection-quarantine'],
  [zh, 'premium', '信用证', 'letters-of-credit'],
  [zh, 'premium', '信用证 审单', 'letters-of-credit'],
  [zh, 'premium', '海运', 'ocean-freight'],
  [zh, 'open', '提单', 'trade-documents'],
  [zh, 'open', '检验检疫', 'inspection-quarantine'],
  [zh, 'open', '商检', 'inspection-quarantine'],
  [zh, 'open', '海关', 'customs-declaration'],
  [zh, 'premium', 'HS 编码', 'classification-cases'],
  [en, 'premium', 'HS code', 'classification-cases'],
  [zh, 'premium', '危险货物', 'dangerous-goods'],
  [zh, 'premium', '锂电', 'dangerous-goods'],
  [zh, 'premium', '国际结算', 'export-finance'],
  [zh, 'open', '国际贸易实务基础', 'trade-foundations'],
  [zh, 'open', '报关课程', 'customs-declaration'],
  [zh, 'premium', '怎么 审单', 'letters-of-credit'],
  [zh, 'premium', 'ＲＣＥＰ', 'rcep-origin'],
  [zh, 'premium', 'fob', 'incoterms-2020'],
  [zh, 'open', '9610', 'cross-border-logistics'],
  // Pinyin, whole, in part, apart and by initials; also of teachers.
  [zh, 'open', 'baoguan', 'customs-declaration'],
  [zh, 'open', 'baog', 'customs-declaration'],
  [zh, 'open', 'bao guan', 'customs-declaration'],
  [zh, 'open', 'baoguan归类', 'customs-declaration'],
  [zh, 'premium', 'xinyongzheng', 'letters-of-credit'],
  [zh, 'premium', 'xyz', 'letters-of-credit'],
  [zh, 'premium', 'XinYongZheng', 'letters-of-credit'],
  [zh, 'premium', 'haiyunhuodai', 'ocean-freight'],
  [zh, 'open', '陈海燕', 'remittance-and-collection'],
  [zh, 'open', 'zhouwenbin', 'inspection-quarantine'],
  [zh, 'open', 'wenbin', 'inspection-quarantine'],
  [zh, 'premium', 'hanlimin', 'export-finance'],
  [zh, 'premium', 'tangruolin', 'negotiating-in-english'],
  // Like sounds, equal and of dialects, and with other characters.
  [zh, 'open', '保关', 'customs-declaration'],
  [zh, 'open', '保关实务', 'inspection-quarantine'],
  [zh, 'premium', '信用正', 'letters-of-credit'],
  [zh, 'premium', '信用證', 'letters-of-credit'],
  [zh, 'premium', '心用证', 'letters-of-credit'],
  [zh, 'premium', 'xingyongzhen', 'letters-of-credit'],
  [zh, 'premium', '海云', 'ocean-freight'],
  // English, also with a typing error or unfinished.
  [en, 'premium', 'incoterms', 'incoterms-2020'],
  [en, 'premium', 'Incotems', 'incoterms-2020'],
  [en, 'premium', 'incotrems', 'incoterms-2020'],
  [en, 'premium', 'incotem', 'incoterms-2020'],
  [en, 'premium', 'letters of credit', 'letters-of-credit'],
  [en, 'premium', 'leter of credit', 'letters-of-credit'],
  [en, 'open', 'custmos', 'customs-declaration'],
  [en, 'open', 'Customs declaration', 'customs-declaration'],
  [en, 'open', 'how to fill in a customs declaration', 'customs-declaration'],
  [en, 'premium', 'lithium battery', 'dangerous-goods'],
  [en, 'premium', 'container', 'ocean-freight'],
  [en, 'premium', 'negotiating', 'negotiating-in-english'],
  [en, 'open', 'quarantin', 'inspection-quarantine'],
  [en, 'open', 'zhou wenbin', 'inspection-quarantine'],
  [en, 'open', 'export price', 'export-pricing'],
  // Nothing like it is taught.
  [zh, 'premium', '高等数学', null],
  [en, 'premium', 'quantum physics', null],
  [zh, 'premium', '%', null],
]

test.each(queries)('%s %s: %s → %s', async (locale, kind, keyword, first) => {
  const { items } = await search(locale, kind, keyword)
  expect(items[0] ? slugs.get(items[0].courseId) : null).toBe(first)
})

/** Keywords that no course matches as a whole, with the course that is nearest; null where none is near. */
const nearest: [locale: Locale, kind: CourseKind, keyword: string, first: string | null][] = [
  // Compounds that the dictionary has whole, or that no course has together.
  [zh, 'open', '海关监管', 'inspection-quarantine'],
  [zh, 'premium', '海关监管', 'inspection-quarantine'],
  [zh, 'premium', '跨境电商平台运营', 'platform-operations'],
  [zh, 'open', '跨境电商平台运营', 'platform-operations'],
  [zh, 'open', '报关单填制规范', 'customs-declaration'],
  [zh, 'premium', '保税仓库', 'bonded-import'],
  [zh, 'open', '汇率风险管理', 'exchange-risk'],
  [zh, 'premium', '商务谈判技巧', 'trade-negotiation'],
  [zh, 'premium', '海运提单签发', 'ocean-freight'],
  [zh, 'open', '区块链报关', 'customs-declaration'],
  // Two or more words with one that no course has.
  [en, 'premium', 'marine insurance zebra', 'marine-insurance'],
  [en, 'premium', 'letter of credit blockchain', 'letters-of-credit'],
  [en, 'premium', 'incoterms explained simply', 'incoterms-2020'],
  [en, 'premium', 'shipping lithium batteries abroad', 'dangerous-goods'],
  [en, 'open', 'customs supervision', 'customs-declaration'],
  [en, 'premium', 'export finance tutorial', 'export-finance'],
  [en, 'premium', 'ecommerce platform operations', 'platform-operations'],
  [en, 'open', 'incoterms explained simply', 'incoterms-2020'],
  [zh, 'open', '高等数学', null],
  [zh, 'premium', '量子物理学概论', null],
  [en, 'open', 'quantum physics', null],
]

test.each(nearest)('%s %s: %s is near to %s', async (locale, kind, keyword, first) => {
  const found = await search(locale, kind, keyword)
  expect(found).toMatchObject({ total: 0, meant: null, others: 0 })
  expect(found.nearest ? slugs.get(found.nearest.courses[0]!.courseId) : null).toBe(first)
})

/** Publishes an open course of this name for the time of the test. */
async function publish(name: string, keywords = '') {
  const [category] = await db.select({ id: subjectCategories.id }).from(subjectCategories)
  const { courseId } = await db.transaction((tx) =>
    createCourse(tx, {
      kind: 'open',
      categoryId: category!.id,
      name,
      keywords,
      introduction: '从装箱到交货。',
      language: 'zh',
      difficulty: 'beginner',
      publishStatus: 'published',
      publishedAt: new Date(),
    }),
  )
  app.kernel.events.publish('changed', [publishedCourses])
  onTestFinished(async () => {
    await db.delete(courses).where(eq(courses.id, courseId))
    app.kernel.events.publish('changed', [publishedCourses])
  })
  return courseId
}

test('a compound whose words one course has is found in it, and each word is marked', async () => {
  const apart = await publish('集装箱与多式联运', '运输')
  const { items, matches, meant } = await search(zh, 'open', '集装箱运输')
  expect([items.map((one) => one.courseId), meant]).toEqual([[apart], null])
  expect(matches[0]).toMatchObject({ name: [[0, 3]], found: { place: 'keyword', text: '运输' } })
})

test('a course that has the compound whole comes before those that have its words', async () => {
  await publish('集装箱与多式联运', '运输')
  const whole = await publish('集装箱运输实务')
  const { items } = await search(zh, 'open', '集装箱运输')
  expect(items.map((one) => one.courseId)).toEqual([whole])
})

test('the best match is the exact name, then the name, category, chapter, introduction', async () => {
  const places = async (kind: CourseKind, keyword: string) => {
    const { items, matches } = await search(zh, kind, keyword)
    return items.map((_, index) => matches[index]?.found?.place ?? 'name')
  }
  expect(await places('open', '报关')).toEqual(['name', 'category', 'chapter'])
  expect(await places('premium', '海运')).toEqual(['name', 'chapter', 'introduction'])
})

test('a match is marked where it is, in the name or in the text that is named', async () => {
  const { items, matches } = await search(zh, 'open', 'baoguan')
  const [first, second] = matches
  const marked = (text: string, ranges: [number, number][]) =>
    ranges.map(([start, end]) => text.slice(start, end))
  expect(marked(items[0]!.name, first!.name)).toEqual(['报关'])
  expect(first!.found).toBeNull()
  expect(second!.found).toMatchObject({ place: 'category', foreign: false })
  expect(marked(second!.found!.text, second!.found!.ranges)).toEqual(['报关'])
})

test('a corrected word is named, and the other kind is counted', async () => {
  expect(await search(zh, 'premium', '保关')).toMatchObject({ meant: '报关', total: 2, others: 3 })
  expect(await search(en, 'open', 'Incotems')).toMatchObject({ meant: 'Incoterms', others: 3 })
  expect(await search(zh, 'open', '集装箱')).toMatchObject({ meant: null, total: 0, others: 2 })
})

test('without a match, courses with one of the words are near; popular ones are not', async () => {
  const { nearest } = await search(zh, 'open', '区块链 报关')
  expect(nearest).toMatchObject({ by: 'words' })
  expect(slugs.get(nearest!.courses[0]!.courseId)).toBe('customs-declaration')
  expect((await search(zh, 'open', '高等数学')).nearest).toBeNull()
})

test('every choice of a filter stays, also at zero', async () => {
  const [all, some] = [await search(zh, 'open', ''), await search(zh, 'open', '报关')]
  const values = ({ facets }: typeof all) =>
    Object.values(facets).map((facet) => facet.map(({ value }) => value))
  expect(values(some)).toEqual(values(all))
  expect(some.facets.category.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0, 0])
})
