import { expect, test } from 'vitest'
import { questionsMost } from '../../errors.ts'
import { readText } from '../text/read.ts'

test('a paper without end is read as far as it is taken', () => {
  const paper = readText('1. x（ ）\nA. a\nB. b\n答案：A\n'.repeat(60_000))
  // One more, by which the review knows that something was cut off.
  expect(paper.questions).toHaveLength(questionsMost + 1)
})
