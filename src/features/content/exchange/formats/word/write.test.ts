import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OutPaper, ReadPaper } from '../../paper-form.ts'
import { textSource } from '../text/text-source.ts'
import { htmlSource } from '../text/html-source.ts'
import { readPaper } from '../chinese-paper/read-paper.ts'
import { questionLines } from '../chinese-paper/test-summary.ts'
import { readWord } from './read.ts'
import { lossesOf } from './losses.ts'
import { writeWord } from './write.ts'

const folder = join(import.meta.dirname, '..', 'chinese-paper', 'corpus')
const read = (file: string): ReadPaper => {
  const text = readFileSync(join(folder, file), 'utf8')
  return readPaper(file.endsWith('.html') ? htmlSource(text) : textSource(text))
}

const outOf = ({ name, sections, questions }: ReadPaper): OutPaper => ({
  name: name || 'Paper',
  sections,
  questions: questions.flatMap((one, n) =>
    one.body && !one.notes.some(({ code }) => code !== 'typeGuessed')
      ? [
          {
            id: `q${n}`,
            body: one.body,
            difficulty: one.difficulty ?? 2,
            tags: one.tags,
            points: one.points ?? 1,
            section: one.section,
          },
        ]
      : [],
  ),
  file: () => Promise.resolve(null),
  language: 'zh',
})

const files = readdirSync(folder).filter((name) => /\.(txt|html)$/.test(name))

test.for(files)(
  'what is read from %s and written as Word is read again as the same questions',
  async (file) => {
    const out = outOf(read(file))
    const { bytes } = await writeWord(out, 'withAnswers')
    const again = await readWord(bytes)
    const lines = (one: OutPaper['questions'][number] | ReadPaper['questions'][number]) =>
      one.body
        ? questionLines(one.body).map((line) =>
            line
              .replaceAll(/\$[^$]*\$/g, (latex) => latex.replaceAll(' ', ''))
              // The parts of a text have their numbers in brackets.
              .replaceAll(/（(\d+)）|(\d{1,2})[.、]\s*(?=\p{Script=Han})/gu, '$1$2'),
          )
        : []
    expect(again.questions.map(lines)).toEqual(out.questions.map(lines))
    expect(again.questions.map(({ points }) => points)).toEqual(
      out.questions.map(({ points }) => points),
    )
  },
)

test('the paper, the sheet and the answers are documents of their own, and the paper has no answer', async () => {
  const out = outOf(read('01-whole-paper.txt'))
  const paper = await readWord((await writeWord(out, 'paper')).bytes)
  expect(paper.questions).toHaveLength(out.questions.length)
  expect(
    paper.questions.filter(({ notes }) => notes.some(({ code }) => code === 'noKey')).length,
  ).toBeGreaterThan(9)
  for (const kind of ['sheet', 'answers'] as const) {
    const { name, bytes } = await writeWord(out, kind)
    expect(name).toMatch(/\.docx$/)
    expect(bytes.byteLength).toBeGreaterThan(4000)
  }
})

test('what a printed paper does not hold is named', () => {
  const single = read('01-whole-paper.txt').questions[0]!.body!
  expect(lossesOf(single)).toEqual([])
  expect(lossesOf({ ...single, stem: { zh: single.stem.zh, en: 'In English' } })).not.toEqual([])
})
