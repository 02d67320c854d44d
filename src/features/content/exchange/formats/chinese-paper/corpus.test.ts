import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property.ts'
import { questionBody } from '../../../question/body/body.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { readHtml, readText } from '../text/read.ts'
import { piecesOfPapers } from './test-papers-text.ts'
import { summaryOf } from './test-summary.ts'
import { withAnswers } from './with-answers.ts'

const folder = join(import.meta.dirname, 'corpus')
const files = readdirSync(folder).filter((name) => /\.(txt|html)$/.test(name))

test('every paper has its expected result, and every result its paper', () => {
  const named = (pattern: RegExp) =>
    readdirSync(folder)
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .toSorted()
  // Those of Word and PDF are written by their own tests.
  expect(named(/^(?!word-)(.+)\.expected$/)).toEqual(named(/^(.+)\.(?:txt|html)$/))
})

/** Papers of schools in as many layouts as we know, each with what a person reads in it. */
test.for(files)('the paper %s is read as expected', async (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const paper: ReadPaper = file.endsWith('.html') ? readHtml(text) : readText(text)
  for (const { body } of paper.questions) expect(questionBody.safeParse(body).success).toBe(true)
  await expect(summaryOf(paper)).toMatchFileSnapshot(
    join(folder, file.replace(/\.\w+$/, '.expected')),
  )
})

test('papers that are changed at random places give questions that pass the schema', () => {
  const papers = files
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(20),
    put: fc.constantFrom(...piecesOfPapers),
  })
  const changes = fc.array(change, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...papers), changes, (whole, all) => {
      let text = whole
      for (const { at, length, put } of all) {
        const from = Math.floor(at * text.length)
        text = text.slice(0, from) + put + text.slice(from + length)
      }
      const paper = readText(text)
      for (const { body } of [...paper.questions, ...withAnswers(paper, text).questions]) {
        if (body) expect(questionBody.safeParse(body).success).toBe(true)
      }
    }),
    runs(200),
  )
})
