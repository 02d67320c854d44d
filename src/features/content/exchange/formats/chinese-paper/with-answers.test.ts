import { expect, test } from 'vitest'
import { readText } from '../text/read.ts'
import { summaryOf } from './test-summary.ts'
import { withAnswers } from './with-answers.ts'
import {
  answerLayouts,
  groupPaper,
  lateAnswers,
  longPaper,
  twoSections,
  unreadAnswers,
} from './test-papers-text.ts'

test('answers of a second paste find their questions by section and number', () => {
  const paper = withAnswers(readText(twoSections), lateAnswers.bySection)
  expect(summaryOf(paper)).toContain('*b) CIF')
  expect(summaryOf(paper)).toContain('= true')
  expect(paper.questions.flatMap(({ notes }) => notes)).toEqual([])
})

test('numbers that begin again mean the next section, and answers without a question are named', () => {
  const paper = withAnswers(readText(twoSections), lateAnswers.inOrder)
  expect(summaryOf(paper)).toContain('*b) CIF')
  expect(summaryOf(paper)).toContain('= false')
  expect(paper.notes).toEqual([{ kind: 'lost', code: 'answersUnmatched', about: { numbers: '9' } }])
})

test.for(Object.entries(answerLayouts))('answers as %s find their questions', ([, text]) => {
  const paper = withAnswers(readText(twoSections), text)
  expect(summaryOf(paper)).toMatch(/\*b\) CIF[^]*\*a\) EXW[^]*= true/)
  expect(paper.notes).toEqual([])
})

test('lines of a second paste that belong to no question are named', () => {
  const paper = withAnswers(readText(twoSections), unreadAnswers)
  expect(paper.notes.map(({ kind, code, about }) => [kind, code, about?.['text']])).toEqual([
    ['lost', 'answersUnread', '按教务处的规定评分'],
    ['lost', 'answersUnread', 'ABCD'],
  ])
})

test('the questions of a group take their own answers', () => {
  const paper = withAnswers(readText(groupPaper), '3. B 4. A')
  const body = paper.questions[0]!.body!
  const keys =
    body.type === 'group'
      ? body.questions.map(
          ({ body: one }) => one.type === 'single' && one.options.find(({ right }) => right)?.id,
        )
      : []
  expect(keys).toEqual(['b', 'a'])
})

test('a paper of a hundred questions is read within a second', () => {
  const from = performance.now()
  expect(readText(longPaper(100)).questions).toHaveLength(100)
  expect(performance.now() - from).toBeLessThan(1000)
})

test.for([
  '('.repeat(50_000),
  '1. '.repeat(20_000),
  'A. '.repeat(20_000),
  `1. ${'_'.repeat(60_000)}`,
  '（ ）'.repeat(20_000),
  `答案：${'1-5 '.repeat(10_000)}`,
  `1. x\n${'A. y\n'.repeat(10_000)}`,
  `1. x\n答案\n${'A'.repeat(60_000)}!`,
  `1. x\n参考答案\n一、${'AB '.repeat(20_000)}!`,
  `1. x（${'A'.repeat(60_000)}（A）`,
  `一、简答题\n1. x${' '.repeat(60_000)}答\n答：${' '.repeat(60_000)}x`,
  `1. x\n参考答案\n${' '.repeat(60_000)}x${'单选 '.repeat(20_000)}`,
  `一、填空题\n1. ____\n答案：1${' '.repeat(60_000)}元/${'吨'.repeat(20_000)}`,
  '（√）1、x'.repeat(10_000),
  `1. x\n${'答案：'.repeat(30_000)}`,
  `题号${' 1'.repeat(20_000)}\n${' '.repeat(60_000)}答案${' A'.repeat(20_000)}`,
])('a hostile text is read in little time', (text) => {
  const from = performance.now()
  readText(text)
  expect(performance.now() - from).toBeLessThan(3000)
})
