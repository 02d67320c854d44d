import { courses } from '#demo/courses.ts'
import { questions } from '#demo/questions.ts'
import type { DemoChapter, DemoItem, DemoQuestion } from '#demo/types.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { type Both, type Locale, pick } from '#src/shared/locale.ts'
import { withLocale } from '#src/shared/locale.ts'
import type { Person } from '#tests/browser.ts'

export interface CourseFound {
  courseId: number
  name: string
  fee: number
  /** The address of its page, or of a page below it. */
  path: (rest?: string) => string
  /** The address of an item in the player, by the item's name in the demo. */
  item: (name: Both) => { itemId: number; name: string; path: string }
}

/**
 * A course of the demo school, found in the list and in its outline, because its ids are not known
 * before.
 */
export async function findCourse(
  call: Person['call'],
  locale: Locale,
  slug: string,
): Promise<CourseFound> {
  const demo = courses.find((course) => course.slug === slug)
  if (!demo) throw new Error(`the demo has no course ${slug}`)
  const name = pick(demo.name, locale)
  const { items: found } = await call(courseApi.getList, { kind: demo.kind, keyword: name })
  const card = found.find((course) => course.name === name)
  if (!card) throw new Error(`the list does not show ${name}`)
  const { courseId, fee } = card
  const { chapters } = await call(courseApi.getCatalog, { courseId })
  const area = demo.kind === 'open' ? '/smooc' : '/course'
  return {
    courseId,
    name,
    fee,
    path: (rest = '') => withLocale(locale, `${area}/${courseId}${rest}`),
    item(both) {
      const wanted = pick(both, locale)
      const items = chapters.flatMap((chapter) => chapter.items)
      const item = items.find((one) => one.name === wanted)
      if (!item) throw new Error(`${name} has no ${wanted}`)
      const path = withLocale(locale, `${area}/study/${courseId}/${item.itemId}`)
      return { itemId: item.itemId, name: wanted, path }
    },
  }
}

/** The items of a kind of a demo course, in reading order. */
export function demoItems<K extends DemoItem['kind']>(
  slug: string,
  kind: K,
): Extract<DemoItem, { kind: K }>[] {
  const all = (chapters: DemoChapter[]): DemoItem[] =>
    chapters.flatMap((chapter) => [...(chapter.items ?? []), ...all(chapter.children ?? [])])
  const demo = courses.find((course) => course.slug === slug)
  return all(demo?.chapters ?? []).filter((item) => item.kind === kind) as Extract<
    DemoItem,
    { kind: K }
  >[]
}

/** The demo bank's questions of a quiz, with their answers. */
export function questionsOf(quiz: { questions: string[] }): DemoQuestion[] {
  return quiz.questions.map((id) => questions.find((question) => question.id === id)!)
}
