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

test('pictures travel within the file, and come back as attachments', async () => {
  const stem = { zh: '<p>看图 <img data-file="7" alt="提单" /></p>', en: '' }
  const none = { zh: '', en: '' }
  const { bytes } = await writeMoodle(
    testPaper([{ type: 'trueFalse', stem, explanation: none, right: true }]),
  )
  const paper = await readMoodle(bytes, { name: 'a.xml' })
  expect([...paper.attachments.keys()]).toEqual(['7-picture_7.png'])
  expect(paper.questions[0]!.body!.stem.zh).toContain('data-attachment="7-picture_7.png"')
  expect(paper.questions[0]!.tags).toEqual(['一、基础题', '信用证', 'L/C'])
})
