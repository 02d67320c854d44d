import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import type { Case, Target } from './measure.ts'
import type { BenchSchool, Learner } from './school.ts'

const attemptsARound = 40
const people = 8

/** Returns the cases of pages, calls and quiz attempts on an existing school. */
export async function casesOf({ child }: Target, school: BenchSchool): Promise<Case[]> {
  const { courseId, detailId } = school
  const learners = await child.ask<Learner[]>('learners', {
    count: people,
    courseIds: [courseId, detailId],
  })
  const quiz = { courseId, itemId: school.quizItemId }
  const cookie = `token=${encodeURIComponent(
    JSON.stringify({ access_token: learners[0]!.token, expires: Date.now() + 3_600_000 }),
  )}`
  const search = (word: string) => `/zh-CN/course/list?keyword=${encodeURIComponent(word)}`
  const area = school.detailKind === 'open' ? 'smooc' : 'course'
  const lastPage = Math.ceil(school.premium / 24)
  const pages = [
    { name: 'home', path: '/zh-CN' },
    { name: 'list', path: '/zh-CN/course/list' },
    ...(lastPage > 1
      ? [{ name: 'list, last page', path: `/zh-CN/course/list?page=${lastPage}` }]
      : []),
    { name: 'search 信用证', path: search('信用证') },
    { name: 'search customs', path: search('customs') },
    { name: 'detail', path: `/zh-CN/${area}/${detailId}` },
  ]
  const get = (path: string, as?: string) => ({
    kind: 'get' as const,
    path,
    ...(as !== undefined && { cookie: as }),
  })
  return [
    ...pages.flatMap(({ name, path }): Case[] => [
      { name: `${name}, cached`, scenario: get(path), cache: 'hit' },
      {
        name: `${name}, uncached`,
        scenario: get(path),
        change: [publishedCourses, courseTag({ courseId: detailId })],
        cache: 'miss',
      },
      { name: `${name}, signed in`, scenario: get(path, cookie) },
    ]),
    // Each try has a name of its own, as real sign-ins do.
    { name: 'login', scenario: { kind: 'login', learners } },
    {
      name: 'progress report',
      scenario: { kind: 'report', learners, courseId, itemId: school.videoId },
    },
    { name: 'answer saving', scenario: { kind: 'save', learners, ...quiz } },
    {
      name: 'whole attempt',
      seconds: 60,
      // A person's first attempt each time; the people are prepared outside the measured time.
      scenario: async () => ({
        kind: 'attempt',
        ...quiz,
        learners: await child.ask<Learner[]>('learners', {
          count: attemptsARound,
          courseIds: [courseId],
        }),
      }),
    },
  ]
}
