import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import type { QuestionBody } from '../../../question/body/body.ts'
import { anyBody } from '../../../question/test-bodies.ts'
import { questionTypes } from '../../../question/types.ts'
import { comparable } from '../shared/same-body.ts'
import { unzip } from '../shared/zip.ts'
import { paperOfRows } from '../sheet/paper-of-rows.ts'
import { testPaper } from '../test-paper.ts'
import { readSheets } from './read-sheets.ts'
import { readXlsx } from './read.ts'
import { xlsxTemplate } from './template.ts'
import { lossesOf, writeXlsx } from './write.ts'

test('the template has lists to choose from, and its examples are read as questions', async () => {
  const { bytes } = await xlsxTemplate()
  const sheet = Buffer.from((await unzip(bytes)).get('xl/worksheets/sheet1.xml')!).toString()
  expect(sheet.match(/<dataValidation /g)).toHaveLength(3)
  // Its first sheet is empty, so that the reader shows the examples.
  const paper = await readXlsx(bytes, { name: 'template.xlsx' })
  const types = paper.questions.map(({ body }) => body?.type)
  expect(new Set(types)).toEqual(new Set(questionTypes))
  const errors = paper.questions.flatMap(({ notes }) =>
    notes.filter(({ kind }) => kind === 'error'),
  )
  expect(errors).toEqual([])
  expect(paper.questions.at(-1)?.body).toMatchObject({ questions: [{}, {}] })
})

test('every question comes back equal, with difficulty, tags, points and section', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyBody, { minLength: 1, maxLength: 5 }), async (bodies) => {
      const { bytes } = await writeXlsx(testPaper(bodies))
      const paper = await readXlsx(bytes, { name: 'a.xlsx' })
      expect(paper.questions.map(({ body }) => body && comparable(body))).toEqual(
        bodies.map(comparable),
      )
      expect(bodies.flatMap(lossesOf)).toEqual([])
      expect(paper.sections.map(({ name }) => name)).toEqual(['一、基础题'])
      for (const { difficulty, tags, points, section } of paper.questions) {
        expect([difficulty, tags, points, section]).toEqual([2, ['信用证', 'L/C'], 2.5, 0])
      }
    }),
    runs(30),
  )
})

const stem = { zh: '<p>看图 <img data-file="7" alt="提单" /></p>', en: '' }
const none = { zh: '', en: '' }

test('pictures travel beside the sheet, and come back as attachments', async () => {
  const body: QuestionBody = { type: 'trueFalse', stem, explanation: none, right: true }
  const { name, bytes } = await writeXlsx(testPaper([body]))
  expect(name).toBe('外贸单证试卷.zip')
  const paper = await readXlsx(bytes, { name })
  expect([...paper.attachments.keys()]).toEqual(['7-picture_7.png'])
  expect(paper.questions[0]!.body!.stem.zh).toContain('data-attachment="7-picture_7.png"')
})

test('a cell that a spreadsheet would calculate is text, and comes back as it was', async () => {
  const text = { zh: '<p>=cmd|calc!A1</p>', en: '' }
  const body: QuestionBody = { type: 'trueFalse', stem: text, explanation: none, right: true }
  const { bytes } = await writeXlsx(testPaper([body]))
  const rows = readSheets(await unzip(bytes))[0]!.rows
  expect(rows[1]!.values[1]).toBe("'=cmd|calc!A1")
  expect((await readXlsx(bytes, { name: 'a.xlsx' })).questions[0]!.body!.stem).toEqual(text)
})

test('a column that was changed since the export wins over the details', () => {
  const rows = (stemCell: string) =>
    paperOfRows([
      { number: 1, values: ['题型', '题干', '答案', '详细'] },
      {
        number: 2,
        values: [
          '判断题',
          stemCell,
          '对',
          JSON.stringify({
            body: {
              ...{ type: 'trueFalse', right: true, explanation: none },
              stem: { zh: '<p>旧 <strong>题干</strong></p>', en: '<p>old</p>' },
            },
          }),
        ],
      },
    ]).questions[0]!
  expect(rows('新题干').body!.stem.zh).toBe('<p>新题干</p>')
  expect(rows('新题干').notes).toEqual([{ kind: 'hint', code: 'detailsMerged', about: {} }])
})
