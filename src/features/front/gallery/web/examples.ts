import type { CourseCard } from '#src/features/learning/course/contract.ts'

interface Words {
  current: string
  longName: string
  cardText: string
  list: string
  nameValue: string
}

/** Courses as no school has them: the shortest and the longest names, with and without figures. */
export function exampleCourses(t: Words): CourseCard[] {
  const usual: CourseCard = {
    courseId: 1,
    kind: 'premium',
    name: t.current,
    introduction: t.cardText,
    foreign: [],
    category: { slug: 'trade', name: t.list },
    coverTheme: 'contract',
    cover: null,
    difficulty: 'beginner',
    language: 'zh',
    fee: 0,
    teachers: [t.nameValue],
    lessonCount: 12,
    durationSeconds: 5400,
    learnerCount: 1280,
    score: 4.5,
    ratingCount: 32,
    semester: null,
  }
  return [
    usual,
    {
      ...usual,
      courseId: 2,
      name: t.longName,
      category: { slug: 'freight', name: t.list },
      coverTheme: 'container-ship',
      fee: 120,
      teachers: [t.nameValue, t.nameValue, t.nameValue],
      score: null,
      ratingCount: 0,
      learnerCount: 0,
    },
  ]
}

const drawn = '/og-zh.png'
export const examplePicture = {
  ...{ width: 1200, height: 630, src: drawn },
  ...{ avif: `${drawn} 1200w`, webp: `${drawn} 1200w` },
}

export interface ExampleRow {
  name: string
  done: number
  score: number
  state: 'passed' | 'waiting' | 'refused'
}

export const exampleRows = (t: Words): ExampleRow[] => [
  { name: t.nameValue, done: 12, score: 96.5, state: 'passed' },
  { name: `${t.nameValue} 2`, done: 3, score: 60, state: 'waiting' },
  { name: t.longName, done: 0, score: 0, state: 'refused' },
]

/** The second of three pages of the example learners. */
export const exampleList = (t: Words) => ({
  total: 40,
  page: 2,
  pages: 3,
  items: exampleRows(t),
})

type FilterWords = Record<
  'keyword' | 'state' | 'anyState' | 'applied' | ExampleRow['state'],
  string
>

/** A search, a choice and a range of dates. */
export const exampleFilters = (t: FilterWords) =>
  [
    { kind: 'search', name: 'keyword', label: t.keyword },
    {
      kind: 'select',
      name: 'state',
      label: t.state,
      any: t.anyState,
      options: (['passed', 'waiting', 'refused'] as const).map((value) => ({
        value,
        label: t[value],
      })),
    },
    { kind: 'dates', label: t.applied, from: 'from', to: 'to' },
  ] as const
