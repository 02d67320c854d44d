import { expect, test } from 'vitest'
import { bankQuestions } from '#demo/bank/all.ts'
import { hotspotQuestions } from '#demo/bank/hotspots.ts'
import { bodyOf } from '#demo/body-of.ts'
import { questions } from '#demo/questions.ts'
import { readBytes } from '../../child/read-source.ts'
import type { QuestionBody } from '../../../question/body/body.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { unzip } from '../shared/zip.ts'
import { zipOf } from '../shared/zip-of.ts'
import { testPaper } from '../test-paper.ts'
import { writeAs } from '../writer-of.ts'
import { lossesAgainst, lossesOf } from './losses.ts'

const none = { zh: '', en: '' }
const shortAnswer = (stem: string, answer: string, explanation = ''): QuestionBody => ({
  type: 'shortAnswer',
  stem: { zh: stem, en: '' },
  explanation: { zh: explanation, en: '' },
  modelAnswer: { zh: answer, en: '' },
  criteria: [],
  mostCharacters: 2000,
})
const withNumbers = [
  shortAnswer('<p>简述 CIF。</p>', '<p>1. 卖方投保。</p><p>2. 风险在装运港转移。</p>'),
  shortAnswer('<p>回答：</p><p>1. 甲？</p><p>2. 乙？</p>', '<p>1、子</p><p>2、丑</p>'),
  shortAnswer('<p>简述程序。</p>', '<ol><li>签约</li><li>备货</li></ol>', '<p>见教材。</p>'),
  shortAnswer('<p>谁负责？</p>', '<p>一、甲</p><p>二、乙</p>'),
]
const narrowBracket: QuestionBody = {
  type: 'single',
  stem: { zh: '<p>FOB 术语下风险转移的界限是（ ）</p>', en: '' },
  explanation: none,
  keepOrder: false,
  options: ['船舷', '船上'].map((zh, n) => ({
    id: `o${n}`,
    text: { zh, en: '' },
    right: n === 1,
  })),
}

const demo = [
  ...questions.map(bodyOf),
  ...bankQuestions.map(({ body }) => body),
  ...hotspotQuestions(() => 1).map(({ body }) => body),
]

const exported = async (bodies: readonly QuestionBody[], name = '期末卷') => {
  const { questions, ...paper } = testPaper(bodies)
  const alone = questions.map((one) => ({ ...one, section: null }))
  const [file] = await writeAs('docx', { ...paper, name, sections: [], questions: alone })
  return file!
}
const imported = async (bytes: Uint8Array): Promise<ReadPaper> => {
  const read = await readBytes(bytes, { name: 'a.zip' })
  if ('convert' in read) throw new Error('no paper')
  return read.paper
}

const otherLanguage = { kind: 'lost', code: 'fieldNotHeld', about: { field: 'otherLanguage' } }

test('the exported papers of all questions of the demo come back, and what does not was in the list', async () => {
  const bodies = [...demo, ...withNumbers, narrowBracket]
  // As many as a paper has.
  for (let from = 0; from < bodies.length; from += 45) {
    const part = bodies.slice(from, from + 45)
    const { questions } = await imported((await exported(part)).bytes)
    expect(questions).toHaveLength(part.length)
    for (const [n, body] of part.entries()) {
      const said = lossesOf(body).filter(({ about }) => about?.['field'] !== 'otherLanguage')
      const lost = lossesAgainst(body, () => [questions[n]!])
      expect({ stem: body.stem.zh, lost }).toEqual({ stem: body.stem.zh, lost: said })
    }
  }
})

test('nothing is said of an answer with numbers of its own, or of the width of empty brackets', () => {
  expect([...withNumbers, narrowBracket].flatMap(lossesOf)).toEqual([])
})

test('the text in the other language is one loss, and choices have no more', () => {
  const choices = demo.filter(({ type }) => ['single', 'multiple', 'trueFalse'].includes(type))
  expect(choices.length).toBeGreaterThan(100)
  for (const one of choices) expect(lossesOf(one)).toEqual([otherLanguage])
})

test('questions of no paper have files with a name', async () => {
  const { name, bytes } = await exported([narrowBracket], '')
  expect(name).toBe('题目.zip')
  expect([...(await unzip(bytes)).keys()]).toEqual([
    '题目.docx',
    '题目_答题卡.docx',
    '题目_参考答案.docx',
  ])
})

test('documents are known by their titles, and two papers in one archive are refused', async () => {
  const files = await unzip((await exported([narrowBracket])).bytes)
  const [paper, sheet, answers] = files.values()
  const mac = new Uint8Array([0])
  const again = await zipOf([
    ['x/3.docx', answers!],
    ['x/1.docx', sheet!],
    ['x/2.docx', paper!],
    ['__MACOSX/x/._2.docx', mac],
  ])
  const { questions } = await imported(again)
  expect(questions).toHaveLength(1)
  expect(lossesAgainst(narrowBracket, () => questions)).toEqual([])
  const two = await zipOf([
    ['a.docx', paper!],
    ['b.docx', paper!],
  ])
  await expect(imported(two)).rejects.toMatchObject({ code: 'fileUnknown' })
})

test('a bomb in a document of an archive is refused by the limits of the reader', async () => {
  const bomb = await zipOf([['word/document.xml', Buffer.alloc(70_000_000, 32)]])
  const outer = await zipOf([['a.docx', bomb]])
  await expect(imported(outer)).rejects.toMatchObject({
    code: expect.stringMatching(/^file(Hostile|TooLarge)$/) as string,
  })
})
