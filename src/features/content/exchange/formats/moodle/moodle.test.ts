import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBody } from '../../../question/test-bodies.ts'
import { isSameBody } from '../shared/same-body.ts'
import { testPaper } from '../test-paper.ts'
import { readMoodle } from './read.ts'
import { lossesOf, writeMoodle } from './write.ts'

test('what Moodle holds comes back equal, and what it does not hold is listed before', async () => {
  const whole = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const { bytes } = await writeMoodle(testPaper([body]))
      const losses = lossesOf(body)
      const read = await readMoodle(bytes, { name: 'a.xml' }).catch(() => null)
      const back = read?.questions[0]?.body ?? null
      expect(losses.length === 0).toBe(back !== null && isSameBody(body, back))
      if (losses.length === 0) whole.set(body.type, (whole.get(body.type) ?? 0) + 1)
    }),
  )
  // The comparison above says nothing where every question loses something.
  expect([...whole.keys()]).toEqual(
    expect.arrayContaining(['single', 'trueFalse', 'matching', 'ordering', 'essay']),
  )
})
