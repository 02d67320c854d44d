import { describe, expect, it } from 'vitest'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { applicants, namedSchools, teacherDocuments } from './applicants.ts'
import { categories } from './categories.ts'
import { courses } from './courses.ts'
import { courseware } from './courseware.ts'
import { demoSchools, people } from './people.ts'
import { questions } from './questions.ts'
import { writtenQuestions } from './written.ts'
import { videos } from './slides.ts'
import { coverThemes } from '#src/shared/cover-themes.ts'
import { type DemoChapter, type DemoCourse, type DemoItem } from './types.ts'

const han = /\p{Script=Han}/u
const halfWidth = (text: string) => text.replaceAll('、', ', ').normalize('NFKC')

/** Returns every pair of texts below a value, with its path. */
function pairs(value: unknown, way: string): [string, { zh: string; en: string }][] {
  if (Array.isArray(value)) return value.flatMap((one, i) => pairs(one, `${way}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value) return [[way, value as { zh: string; en: string }]]
  return Object.entries(value).flatMap(([key, one]) => pairs(one, `${way}.${key}`))
}

const flat = (chapters: DemoChapter[]): DemoChapter[] =>
  chapters.flatMap((one) => [one, ...flat(one.children ?? [])])
const leaves = (chapters: DemoChapter[]) => flat(chapters).filter((one) => !one.children)
const itemsOf = (chapters: DemoChapter[]): DemoItem[] =>
  flat(chapters).flatMap((one) => one.items ?? [])
const depth = (chapters: DemoChapter[]): number =>
  chapters.length === 0 ? 0 : 1 + Math.max(...chapters.map((one) => depth(one.children ?? [])))
const mediaOf = (list: DemoCourse[]) =>
  list
    .flatMap((course) => itemsOf(course.chapters))
    .flatMap((item) => (item.kind === 'video' ? [item.media] : 'file' in item ? [item.file] : []))
const unique = (list: string[]) => expect(list.length).toBe(new Set(list).size)

const complete = courses.filter((course) =>
  leaves(course.chapters).every((leaf) => leaf.items?.some((item) => item.kind === 'video')),
)

describe('texts', () => {
  const all = pairs({ categories, courses, people, demoSchools, questions, videos, courseware }, '')

  it('exist in both languages', () => {
    expect(all.length).toBeGreaterThan(1500)
    expect(all.filter(([, { zh, en }]) => !zh.trim() || !en.trim())).toEqual([])
  })

  it('have no Chinese in English, and Chinese in Chinese unless both are one code or term', () => {
    const chinese = /[\p{Script=Han}，。；：？！（）“”《》、]/u
    const english = all.filter(([, { en }]) => chinese.test(en.replaceAll(/[“”]/g, '')))
    expect(english).toEqual([])
    const wrong = all.filter(([, { zh, en }]) => !han.test(zh) && halfWidth(zh) !== halfWidth(en))
    expect(wrong).toEqual([])
  })

  it('use full-width punctuation in Chinese', () => {
    const half = /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}|\p{Script=Han}\(|\)\p{Script=Han}/u
    const wrong = all.filter(([way, { zh }]) => !way.endsWith('.keywords') && half.test(zh))
    expect(wrong).toEqual([])
  })
})

describe('people', () => {
  it('have unique user names and known schools, in the right numbers', () => {
    unique(people.map((one) => one.username))
    const names = demoSchools.map((school) => school.name.zh)
    expect(people.filter((one) => !names.includes(one.school))).toEqual([])
    const students = people.filter((one) => one.accountRole === '1')
    expect(students).toHaveLength(60)
    expect(students[0]).toMatchObject({ username: 'student', realName: '林晓舟' })
    expect(people.filter((one) => one.customRoles?.includes('admin'))).toHaveLength(1)
    const teachers = people.filter((one) => one.accountRole === '2' && !one.customRoles)
    expect(teachers).toHaveLength(8)
    const long = people.filter(
      ({ introduction: i }) => i && (i.zh.length > 200 || i.en.length > 200),
    )
    expect(long).toEqual([])
  })
})

describe('applicants', () => {
  it('have unique user names, known schools and existing documents', () => {
    unique([...people, ...applicants].map((one) => one.username))
    const known = [
      ...demoSchools.map(({ name }) => name.zh),
      ...namedSchools.map(({ name }) => name),
    ]
    unique(known)
    expect(applicants.filter(({ school }) => !known.includes(school))).toEqual([])
    const usernames = people.map(({ username }) => username)
    expect(namedSchools.flatMap(({ by }) => by).filter((one) => !usernames.includes(one))).toEqual(
      [],
    )
    const documents = applicants.flatMap(({ applications }) =>
      applications.flatMap((one) => one.documents),
    )
    unique([...documents, ...teacherDocuments.documents])
    const missing = [...documents, ...teacherDocuments.documents].filter(
      (name) => !existsSync(join(import.meta.dirname, 'documents', `${name}.webp`)),
    )
    expect(missing).toEqual([])
  })

  it('include pending applications, repeated and rejected ones', () => {
    const waiting = applicants.filter(({ applications }) => !applications.at(-1)?.rejected)
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    expect(waiting.some(({ applications }) => applications.length > 1)).toBe(true)
    expect(waiting.length).toBeLessThan(applicants.length)
  })
})

describe('questions', () => {
  it('are at least 72, of every type in each of the six topics, with unique ids', () => {
    expect(questions.length).toBeGreaterThanOrEqual(72)
    unique(questions.map((one) => one.id))
    const topics = Map.groupBy(questions, (one) => one.topic)
    expect(topics.size).toBeGreaterThanOrEqual(6)
    for (const list of topics.values()) {
      expect(new Set(list.map((one) => one.type)).size).toBe(4)
    }
  })

  it.each(questions.map((one) => [one.id, one] as const))('%s has a valid key', (_, one) => {
    if (one.type === 'single') {
      expect(one.options[one.answer]).toBeDefined()
    } else if (one.type === 'multiple') {
      unique(one.answer.map(String))
      expect(one.answer.length).toBeGreaterThanOrEqual(2)
      expect(one.answer.length).toBeLessThan(one.options.length)
      expect(one.answer.every((index) => one.options[index] !== undefined)).toBe(true)
    } else if (one.type === 'fillIn') {
      expect(one.stem.zh.split('____').length - 1).toBe(one.blanks.length)
      expect(one.stem.en.split('____').length - 1).toBe(one.blanks.length)
      expect(one.blanks.every((accepted) => accepted.some((text) => text.trim()))).toBe(true)
    }
    if ('options' in one) {
      unique(one.options.map((option) => option.zh))
      unique(one.options.map((option) => option.en))
    }
  })
})

describe('courses', () => {
  it('are at least 26, of both kinds in each of the six categories, with unique slugs', () => {
    expect(courses.length).toBeGreaterThanOrEqual(26)
    unique(courses.map((one) => one.slug))
    expect(categories).toHaveLength(6)
    for (const { slug } of categories) {
      const kinds = courses.filter((one) => one.category === slug).map((one) => one.kind)
      expect(new Set(kinds)).toEqual(new Set(['premium', 'open']))
    }
    expect(courses.filter((one) => !categories.some(({ slug }) => slug === one.category))).toEqual(
      [],
    )
  })

  it('include four complete ones, one of them three levels deep and one with a quiz of 20', () => {
    expect(complete).toHaveLength(4)
    expect(complete.filter((one) => one.kind === 'premium')).toHaveLength(2)
    expect(complete.some((one) => depth(one.chapters) >= 3)).toBe(true)
    const quizzes = complete
      .flatMap((one) => itemsOf(one.chapters))
      .filter((i) => i.kind === 'quiz')
    expect(quizzes.some((one) => one.questions.length === 20)).toBe(true)
    for (const { chapters } of complete) {
      const without = chapters.filter((top) => !itemsOf([top]).some((item) => item.kind === 'quiz'))
      expect(without).toEqual([])
    }
  })

  it('have content in every chapter', () => {
    const empty = courses.flatMap((one) =>
      leaves(one.chapters)
        .filter((leaf) => !leaf.items?.length)
        .map((leaf) => `${one.slug}: ${leaf.name.zh}`),
    )
    expect(empty).toEqual([])
  })

  const paid = courses.filter((one) => one.fee > 0)
  const free = new Set(mediaOf(courses.filter((one) => one.fee === 0)))

  it('that are open cost nothing, because only a certificate would', () => {
    expect(paid.length).toBeGreaterThanOrEqual(8)
    expect(paid.filter((one) => one.kind === 'open')).toEqual([])
  })

  it.each(paid.map((one) => [one.slug, one] as const))(
    '%s is worth its price: a film of its own, documents, a quiz and a trial chapter',
    (_, course) => {
      const items = itemsOf(course.chapters)
      const films = items.flatMap((one) => (one.kind === 'video' ? [one.media] : []))
      expect(films.filter((media) => !free.has(media)).length).toBeGreaterThanOrEqual(1)
      const files = items.flatMap((one) => (one.kind === 'courseware' ? [one.file] : []))
      expect(files.filter((file) => !free.has(file)).length).toBeGreaterThanOrEqual(4)
      expect(items.some((one) => one.kind === 'quiz')).toBe(true)
      expect(files.some((file) => /\.(docx|xlsx|pptx)$/.test(file))).toBe(true)
      expect(itemsOf(course.chapters.slice(0, 1))).not.toEqual([])
      if (course.fee < 100) return
      // The dearest ones have more: two films and two quizzes at least.
      expect(films.length).toBeGreaterThanOrEqual(2)
      expect(items.filter((one) => one.kind === 'quiz').length).toBeGreaterThanOrEqual(2)
    },
  )

  const numbers = { zh: ['一', '两', '三', '四'], en: ['One', 'Two', 'Three', 'Four'] }
  it.each(courses.map((one) => [one.slug, one] as const))(
    '%s promises nothing that is not there',
    (_, course) => {
      const quizzes = itemsOf(course.chapters).filter((one) => one.kind === 'quiz').length
      for (const language of ['zh', 'en'] as const) {
        const texts = [course.introduction[language], course.content[language]].join(' ')
        // Nobody marks homework, listens to recordings or issues certificates.
        expect(texts).not.toMatch(
          /作业|批改|录音|点评|颁发|assignment|homework|\bmarked\b|recording|certificate (follows|for)/i,
        )
        const stated = course.content[language].match(
          language === 'zh'
            ? /([一两三四])次(?:章节)?测验/
            : /(One|Two|Three|Four)( chapter)? quiz/,
        )?.[1]
        const perChapter = /每章一次测验|One quiz a chapter/.test(course.content[language])
        if (!perChapter) expect(stated).toBe(numbers[language][quizzes - 1])
      }
    },
  )

  it('include open courses that are running, upcoming and, once, ended', () => {
    const open = courses.filter((one) => one.kind === 'open')
    expect(open.every((one) => one.semesters)).toBe(true)
    expect(courses.filter((one) => one.kind === 'premium' && one.semesters)).toEqual([])
    const starts = open
      .filter((one) => one.semesters!.length === 1)
      .map((one) => one.semesters![0]!)
    const over = starts.filter((one) => one.startsInDays + one.lengthDays < 0)
    expect(over).toHaveLength(1)
    const soon = starts.filter((one) => one.startsInDays > 0)
    expect(soon.length).toBeGreaterThanOrEqual(3)
    expect(soon.every((one) => one.startsInDays >= 3 && one.startsInDays <= 20)).toBe(true)
  })

  it.each(courses.map((one) => [one.slug, one] as const))(
    '%s is within all limits and refers to existing people and questions',
    (_, course) => {
      expect(coverThemes).toContain(course.cover)
      expect(course.fee === 0 || (course.fee >= 20 && course.fee <= 200)).toBe(true)
      expect(course.introduction.zh.length).toBeGreaterThanOrEqual(60)
      expect(course.introduction.zh.length).toBeLessThanOrEqual(120)
      const usernames = people.filter((one) => one.introduction).map((one) => one.username)
      expect(usernames).toEqual(expect.arrayContaining(course.teachers))
      const chapters = flat(course.chapters)
      expect(chapters.length).toBeGreaterThanOrEqual(4)
      expect(course.chapters.length).toBeLessThanOrEqual(8)
      for (const { name, introduction, children, items } of chapters) {
        expect(name.zh.length).toBeLessThanOrEqual(30)
        expect(name.en.length).toBeLessThanOrEqual(60)
        expect(introduction.zh.length).toBeLessThanOrEqual(200)
        expect(introduction.en.length).toBeLessThanOrEqual(200)
        expect(children && items).toBeFalsy()
      }
      const quizzes = itemsOf(course.chapters).filter((item) => item.kind === 'quiz')
      expect(quizzes.length).toBeGreaterThanOrEqual(1)
      for (const quiz of quizzes) {
        expect(quiz.questions.length).toBeGreaterThanOrEqual(5)
        unique(quiz.questions)
        const known = [...questions.map((one) => one.id), ...Object.keys(writtenQuestions)]
        expect(known).toEqual(expect.arrayContaining(quiz.questions))
      }
    },
  )

  it('include an open course with a former, a running and a next semester and a pace', () => {
    const several = courses.flatMap(({ semesters = [] }) =>
      semesters.length > 1 ? [semesters] : [],
    )
    expect(several).toHaveLength(1)
    for (const [at, one] of several[0]!.entries()) {
      const next = several[0]![at + 1]
      if (next) expect(one.startsInDays + one.lengthDays).toBeLessThan(next.startsInDays)
    }
    expect(several[0]!.some(({ weeksPerChapter }) => weeksPerChapter)).toBe(true)
  })

  it.each(courses.map((one) => [one.slug, one.reviews, one.semesters] as const))(
    '%s has believable reviews',
    (_, reviews, semesters) => {
      unique(reviews.map((one) => one.by))
      const students = people.filter((one) => one.accountRole === '1').map((one) => one.username)
      expect(students).toEqual(expect.arrayContaining(reviews.map((one) => one.by)))
      expect(reviews.some((one) => one.by === 'student')).toBe(false)
      if (semesters?.every((one) => one.startsInDays > 0)) expect(reviews).toEqual([])
      if (reviews.length === 0) return
      const mean = reviews.reduce((sum, one) => sum + one.rating, 0) / reviews.length
      expect(mean).toBeGreaterThanOrEqual(3.5)
      expect(reviews.every(({ rating: r }) => r >= 1 && r <= 5 && Number.isInteger(r * 2))).toBe(
        true,
      )
    },
  )
})

describe('media', () => {
  const items = courses.flatMap((course) => itemsOf(course.chapters))
  const used = (kind: 'video' | 'courseware') =>
    items.flatMap((one) =>
      one.kind === kind ? [one.kind === 'video' ? one.media : (one as { file: string }).file] : [],
    )

  it('is declared once and used in a course', () => {
    unique(videos.map((one) => one.media))
    unique(courseware.map((one) => one.file))
    expect(new Set(used('video'))).toEqual(new Set(videos.map((one) => one.media)))
    expect(new Set(used('courseware'))).toEqual(new Set(courseware.map((one) => one.file)))
    expect(videos.length).toBeGreaterThanOrEqual(16)
    expect(videos.length).toBeLessThanOrEqual(30)
  })

  it('of a paid course is in no free course', () => {
    const free = new Set(mediaOf(courses.filter((one) => one.fee === 0)))
    const own = mediaOf([courses.find((one) => one.slug === 'letters-of-credit')!])
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((name) => free.has(name))).toEqual([])
  })

  it('has six to nine slides, with 270 to 420 spoken characters a video', () => {
    for (const { slides } of videos) {
      expect(slides.length).toBeGreaterThanOrEqual(6)
      expect(slides.length).toBeLessThanOrEqual(9)
      const spoken = slides.reduce((sum, one) => sum + one.narration.zh.length, 0)
      expect(spoken).toBeGreaterThanOrEqual(270)
      expect(spoken).toBeLessThanOrEqual(420)
      expect(slides.every((one) => one.bullets.length >= 2 && one.bullets.length <= 4)).toBe(true)
    }
  })

  it('has courseware in all four formats, with matching endings and complete tables', () => {
    expect(new Set(courseware.map((one) => one.format)).size).toBe(4)
    for (const one of courseware) {
      expect(one.file.endsWith(`.${one.format}`)).toBe(true)
      if (!('sections' in one)) continue
      for (const { table } of one.sections) {
        expect(table?.rows.every((row) => row.length === table.columns.length) ?? true).toBe(true)
      }
    }
  })
})
