import { expect, test } from 'vitest'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import type { FileFact, QuestionFact } from './contract.ts'
import { outlineProblemWords } from './problems-text.ts'
import { type OutlineFacts, problemsOfOutline, type Side } from './problems.ts'

const chapter = (more: object = {}): DraftRecord => ({
  kind: 'chapter',
  place: { parent: null, order: 'a0' },
  name: { zh: '第一章', en: 'Chapter one' },
  introduction: { zh: '简介', en: 'Introduction' },
  ...more,
})
const item = (type: string, body: unknown, more: object = {}): DraftRecord => ({
  ...{ kind: 'item', type, place: { parent: 'c-1', order: 'a0' }, trial: false, body },
  name: { zh: '名称', en: 'Name' },
  ...more,
})
const file = (userFileId: number, more: Partial<FileFact> = {}): FileFact => ({
  ...{ userFileId, name: 'one.mp4', kind: 'film', size: 1, state: 'ready', percent: 100 },
  ...{ seconds: 60, pages: null, subtitles: ['zh'], thumb: null },
  ...more,
})
const version = { versionId: 5, number: 1, title: 'FOB?', complete: true }
const question = (more: Partial<QuestionFact> = {}): QuestionFact => ({
  ...{ questionId: 1, type: 'single', status: 'ready', difficulty: 2, points: 1 },
  ...{ deleted: false, mine: true, present: version, named: [version] },
  ...more,
})

function check(
  items: Record<string, DraftRecord>,
  {
    sides = ['zh'],
    files = [],
    questions = [],
    of = chapter(),
  }: {
    sides?: Side[]
    files?: FileFact[]
    questions?: QuestionFact[]
    of?: DraftRecord
  } = {},
) {
  const records: Records = new Map([['c-1', of], ...Object.entries(items)])
  const facts: OutlineFacts = {
    files: new Map(files.map((one) => [one.userFileId, one])),
    questions: new Map(questions.map((one) => [one.questionId, one])),
  }
  const deadLinks = (html: string) => (html.includes('/nowhere') ? ['/nowhere'] : [])
  return problemsOfOutline({ records, sides, facts, deadLinks }).map(
    ({ code, key, field }) => `${key} ${field} ${code}`,
  )
}

test('a whole chapter has no problem', () => {
  const items = {
    'i-1': item('video', { userFileId: 1 }),
    'i-2': item('text', { zh: '<p>正文</p>', en: '' }),
    'i-3': item('quiz', {
      questions: [{ questionId: 1, versionId: 5, points: 1 }],
      passPercent: 60,
    }),
  }
  expect(check(items, { files: [file(1)], questions: [question()] })).toEqual([])
})

test('an empty outline and an empty chapter', () => {
  expect(check({})).toEqual(['  noContent', 'c-1  chapterEmpty'])
  expect(check({}, { of: chapter({ name: { zh: ' ', en: '' } }) })).toContain(
    'c-1 name.zh chapterNameMissing',
  )
})

test('files: none, gone, failed, under way, without subtitles', () => {
  const at = (userFileId: number | null) => ({ 'i-1': item('video', { userFileId }) })
  const filled = { 'i-2': item('text', { zh: 'a', en: '' }) }
  expect(check({ ...at(null), ...filled })).toEqual(['i-1 body filmMissing'])
  expect(check(at(1))).toEqual(['i-1 body fileGone'])
  expect(check(at(1), { files: [file(1, { state: 'failed' })] })).toEqual(['i-1 body fileFailed'])
  expect(check(at(1), { files: [file(1, { state: 'working', subtitles: [] })] })).toEqual([
    'i-1 body fileWorking',
    'i-1 body noSubtitles',
  ])
})

test('texts: languages, links, files that are gone', () => {
  const body = { zh: '<p><a href="/nowhere">…</a><img data-file="9" alt=""></p>', en: '' }
  expect(check({ 'i-1': item('text', body) }, { sides: ['zh', 'en'] })).toEqual([
    'i-1 body.en translationMissing',
    'i-1 body.zh linkDead',
    'i-1 body.zh fileGone',
  ])
  const old = { zh: 'a', en: 'b', outdated: 'en' }
  expect(check({ 'i-1': item('task', old) }, { sides: ['zh', 'en'] })).toEqual([
    'i-1 body.en translationOutdated',
  ])
  expect(check({ 'i-1': item('task', old) })).toEqual([])
})

test('quizzes: no question, no key, by hand, deleted, a newer version', () => {
  const quiz = { 'i-1': item('quiz', { questions: [{ questionId: 1, versionId: 5, points: 1 }] }) }
  const one = (more: Partial<QuestionFact>) => check(quiz, { questions: [question(more)] })
  expect(check({ 'i-1': item('quiz', { questions: [] }) })).toContain('i-1 body quizEmpty')
  expect(one({ named: [{ ...version, complete: false }] })).toEqual(['i-1 body questionIncomplete'])
  expect(one({ deleted: true })).toEqual(['i-1 body questionDeleted'])
  expect(one({ present: { ...version, versionId: 6 } })).toEqual(['i-1 body questionNewer'])
  const words = outlineProblemWords({
    ...{ code: 'questionNewer', key: '', field: '' },
    about: 'a',
  })
  expect(words.en).toBe('Question “a” has a newer version')
})

test('names that are too long, in each language that is offered', () => {
  const of = chapter({ name: { zh: '长'.repeat(31), en: 'x'.repeat(31) } })
  const filled = { 'i-1': item('text', { zh: 'a', en: 'b' }) }
  expect(check(filled, { of })).toEqual(['c-1 name.zh chapterNameLong'])
  expect(check(filled, { of, sides: ['zh', 'en'] })).toHaveLength(2)
})
