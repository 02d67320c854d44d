import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import type { QuestionBody } from '../../../question/body/body.ts'
import { anyBody } from '../../../question/test-bodies.ts'
import { unzip } from '../shared/zip.ts'
import { zipOf } from '../shared/zip-of.ts'
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

const picture = '<img data-file="7" alt="提单" />'
const withPicture: QuestionBody = {
  ...{ type: 'single', keepOrder: false, explanation: { zh: '<p>解析</p>', en: '' } },
  stem: { zh: `<p>看图 ${picture}</p>`, en: '<p>See the picture</p>' },
  options: [
    { id: 'a', text: { zh: '甲', en: '' }, right: true },
    { id: 'b', text: { zh: '乙', en: '' }, right: false },
  ],
}

test('pictures travel in the package, and come back as attachments', async () => {
  const { bytes } = await writeQti(testPaper([withPicture]))
  const paper = await readQti(bytes, { name: 'a.zip' })
  expect([...paper.attachments.keys()]).toEqual(['7-picture_7.png'])
  expect(paper.questions[0]!.body!.stem.zh).toContain('data-attachment="7-picture_7.png"')
})

test('an item that another program has changed is read as it is now', async () => {
  const { bytes } = await writeQti(testPaper([withPicture]))
  const files = await unzip(bytes)
  const item = new TextDecoder().decode(files.get('items/q1.xml'))
  files.set('items/q1.xml', new TextEncoder().encode(item.replace('>甲<', '>丙<')))
  const paper = await readQti(await zipOf(files), { name: 'a.zip' })
  expect(paper.questions[0]!.body).toMatchObject({
    ...{ type: 'single', stem: { en: '' }, explanation: { zh: '<p>解析</p>' } },
    options: [
      { text: { zh: '丙' }, right: true },
      { text: { zh: '乙' }, right: false },
    ],
  })
  expect(paper.questions[0]!.points).toBe(2.5)
})
