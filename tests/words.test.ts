import { expect, test } from 'vitest'
import { courses } from '#demo/courses.ts'
import { courseware } from '#demo/courseware.ts'
import { questions } from '#demo/questions.ts'
import { videos } from '#demo/slides.ts'
import { product } from './source-tree.ts'

/** Words that the glossary gives up altogether, each with the one that is used. */
const givenUp: Record<string, string> = {
  驳回: '不通过、未通过',
  不收录: '不通过',
  未收录: '未通过',
  字幕文稿: '字幕全文',
  考虑期: '冷静期',
  帐号: '账号',
  登出: '退出登录',
  院系: '学院（系）',
  任教课程: '讲授课程',
  站内信: '消息',
  在线开放课程: '开放课程',
  接着学: '继续学习',
}
const givenUpInEnglish: [RegExp, string][] = [
  [/\bdenied\b/i, 'rejected'],
  // As a state: the name of a school may well be missing in a list.
  [/['"]not listed['"]/i, 'rejected'],
  [/\breckon/i, 'calculate, work out'],
]

test('one word stands for one thing: nobody reads a word that the glossary gives up', () => {
  const read = [
    ...product.map(({ path, code }) => [path, code] as const),
    ...courses.map((course) => [course.slug, JSON.stringify(course)] as const),
    ...videos.map((video) => [video.media, JSON.stringify(video)] as const),
    ...courseware.map((item) => [item.file, JSON.stringify(item)] as const),
    ...questions.map((question) => ['questions', JSON.stringify(question)] as const),
  ]
  const patterns: typeof givenUpInEnglish = [
    ...givenUpInEnglish,
    ...Object.entries(givenUp).map(([word, used]) => [new RegExp(word), used] as [RegExp, string]),
  ]
  const found = read.flatMap(([path, text]) =>
    patterns.flatMap(([pattern, used]) => {
      const [word] = pattern.exec(text) ?? []
      return word === undefined ? [] : `${path}: ${word}, in its place ${used}`
    }),
  )
  expect(found).toEqual([])
})
