import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { anyBody } from '../../../question/test-bodies.ts'
import { comparable } from '../shared/same-body.ts'
import { testPaper } from '../test-paper.ts'
import { readQti } from './read.ts'
import { lossesOf, writeQti } from './write.ts'

test('every question comes back equal from a QTI 3 package, with its section, points, tags and difficulty', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyBody, { minLength: 1, maxLength: 4 }), async (bodies) => {
      const { bytes } = await writeQti(testPaper(bodies))
      const paper = await readQti(bytes, { name: 'a.zip' })
      expect(paper.name).toBe('外贸单证试卷')
      expect(paper.sections.map(({ name }) => name)).toEqual(['一、基础题'])
      expect(paper.questions.map(({ body }) => body && comparable(body))).toEqual(
        bodies.map(comparable),
      )
      for (const { difficulty, tags, points, section } of paper.questions) {
        expect([difficulty, tags, points, section]).toEqual([2, ['信用证', 'L/C'], 2.5, 0])
      }
      expect(bodies.flatMap(lossesOf).filter(({ kind }) => kind === 'lost')).toEqual([])
    }),
    runs(40),
  )
})
