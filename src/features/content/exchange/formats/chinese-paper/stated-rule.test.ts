import { expect, test } from 'vitest'
import { readText } from '../text/read.ts'
import { statedRule } from './stated-rule.ts'
import { ruleCases, rulePapers } from './test-papers-text.ts'
import { withAnswers } from './with-answers.ts'

test.for(ruleCases)('“%s” says %s', ([words, each, rule]) => {
  expect(statedRule(words, each)).toBe(rule)
})

test('a rule that the site cannot keep is said, with the words of the heading', () => {
  const { questions, notes } = readText(rulePapers.perChoice)
  expect(questions[0]!.body).not.toHaveProperty('rule')
  expect(notes).toContainEqual({
    ...{ kind: 'hint', code: 'ruleNotKept' },
    about: { words: rulePapers.perChoiceWords },
  })
})

test('a heading with its rule gives it to every multiple choice of its section and to no other', () => {
  const { questions, notes } = readText(rulePapers.allOrNothing)
  expect(questions.map(({ body }) => (body?.type === 'multiple' ? body.rule : body?.type))).toEqual(
    ['allOrNothing', 'single'],
  )
  expect(notes.map(({ code }) => code)).not.toContain('ruleNotKept')
})

test('answers that come later give the rule too, where they make a multiple choice', () => {
  const paper = readText(rulePapers.unanswered)
  expect(paper.questions[0]!.body?.type).toBe('single')
  expect(withAnswers(paper, '1. AB').questions[0]!.body).toMatchObject({
    type: 'multiple',
    rule: 'allOrNothing',
  })
})
