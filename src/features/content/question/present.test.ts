import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import type { QuestionBody } from './body/body.ts'
import { mark } from './marking/mark.ts'
import { choice, fillIn, ordering, textGap } from './marking/test-keys.ts'
import { toKeys, toResults, toTake } from './server/present.ts'
import { shuffled } from './server/shuffle.ts'
import { questionKey, questionResult, questionToTake } from './taking.ts'
import { rightAnswer } from './test-answers.ts'
import { anyBody } from './test-bodies.ts'
import { runs } from '#tests/property.ts'

const world = await openWorld()
const { kernel } = world.app
const options = { locale: 'zh-CN' as const, viewer: null, files: new Set<number>(), seeds: [7] }

const secret = 'THE-SECRET-OF-THE-KEY'
/** Fields that a taker never sees, with their texts. */
const keyFields = new Set(
  'explanation feedback modelAnswer criteria accepted right pairs category weight share shape rule credit strict wildcards tolerance days anyOrder keepOrder unitPenalty'.split(
    ' ',
  ),
)

/** The body with a secret in every text of its key. */
const withSecrets = (value: unknown, isKey = false): unknown =>
  Array.isArray(value)
    ? value.map((each) => withSecrets(each, isKey))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => {
            // The right options of a matching and the tokens' ids are parts that a taker chooses from.
            const ofKey =
              isKey ||
              ['explanation', 'feedback', 'modelAnswer', 'criteria', 'accepted'].includes(name)
            return [name, withSecrets(each, ofKey)]
          }),
        )
      : typeof value === 'string' && isKey
        ? secret
        : value

/** The names of all fields of a value. */
const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)])
      : []

test('no text and no field of a key reaches a taker, whatever the question', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const hidden = withSecrets(body) as QuestionBody
      const [question] = await toTake(kernel, [hidden], options)
      expect(questionToTake.parse(question)).toEqual(question)
      expect(JSON.stringify(question)).not.toContain(secret)
      const names = new Set(namesIn(question))
      const allowed =
        question!.type === 'matching'
          ? ['right']
          : question!.type === 'group'
            ? ['right', 'share']
            : []
      expect([...names].filter((name) => keyFields.has(name) && !allowed.includes(name))).toEqual(
        [],
      )
    }),
    runs(60),
  )
})

test('the order of parts that are the key says nothing about it', async () => {
  const [one] = await toTake(kernel, [ordering('abcdef', 'all')], options)
  const [other] = await toTake(kernel, [ordering('fedcba', 'all')], options)
  expect(one).toEqual(other)
})

test('a result has the mark, and its key only where the quiz shows it', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, fc.boolean(), async (body, key) => {
      const answer = rightAnswer(body)
      const row = { body, answer, marked: mark(body, answer, 'chinese'), key }
      const [found] = await toResults(kernel, [row], options)
      expect(questionResult.parse(found!.result)).toEqual(found!.result)
      expect(found!.result.key !== null).toBe(key)
    }),
    runs(60),
  )
})

test('a key stands alone where nothing was answered: no mark, and no feedback on an outcome', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const [found] = await toKeys(kernel, [body], options)
      expect(Object.keys(found!)).toEqual(['question', 'key'])
      expect(questionKey.parse(found!.key)).toEqual(found!.key)
      expect(found!.key.feedback).toBe('')
    }),
    runs(40),
  )
})

test('without the key, lines are silent about options that were left alone', async () => {
  const body = choice('abcd', 'abc')
  const answer = { type: 'multiple' as const, choices: ['a', 'd'] }
  const marked = mark(body, answer, 'rightMinusWrong')
  const [found] = await toResults(kernel, [{ body, answer, marked, key: false }], options)
  // What each could earn would say how many options are right.
  expect(found!.result.mark.lines).toMatchObject([
    { part: 'a', of: 0 },
    { part: 'd', of: 0 },
  ])
})

test('the seed decides the order of options, unless the question keeps it or the quiz shuffles none', async () => {
  const ids = async (body: QuestionBody, seed: number, shuffleOptions: boolean) => {
    const [found] = await toTake(kernel, [body], { ...options, seeds: [seed], shuffleOptions })
    return found!.type === 'multiple' ? found.options.map(({ id }) => id).join('') : ''
  }
  const body = choice('abcdefgh', 'a')
  expect(await ids(body, 3, true)).toBe(await ids(body, 3, true))
  expect(await ids(body, 3, true)).not.toBe(await ids(body, 4, true))
  expect(await ids(body, 3, false)).toBe('abcdefgh')
  expect(await ids({ ...body, keepOrder: true }, 3, true)).toBe('abcdefgh')
})

test('shuffling loses nothing, and comes at first to all places alike', () => {
  const parts = [...'abcd'].map((id) => ({ id }))
  const first = new Map<string, number>()
  for (let seed = 0; seed < 4000; seed++) {
    const order = shuffled(parts, seed).map(({ id }) => id)
    expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    first.set(order[0]!, (first.get(order[0]!) ?? 0) + 1)
  }
  for (const count of first.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('a reader of the other language gets the question in the one that is there, and is told', async () => {
  const stem = { zh: '<p>贸易术语</p>', en: '' }
  const body = { ...choice('ab', 'a'), stem }
  const [here] = await toTake(kernel, [body], options)
  const [there] = await toTake(kernel, [body], { ...options, locale: 'en-US' })
  expect(here).toMatchObject({ stem: stem.zh, otherLanguage: null })
  expect(there).toMatchObject({ stem: stem.zh, otherLanguage: 'zh' })
})

test('the key has what earns full points, in words, and the feedback of the outcome', async () => {
  const body = {
    ...fillIn([
      textGap('g', [], {
        accepted: [{ text: 'FOB' }, { text: 'F.O.B', share: 0.5 }, { text: '船上交货', share: 1 }],
      }),
    ]),
    feedback: { correct: { zh: '<p>对</p>', en: '' }, wrong: { zh: '<p>错</p>', en: '' } },
  }
  const answer = { type: 'fillIn' as const, gaps: { g: 'CIF' } }
  const row = { body, answer, marked: mark(body, answer, 'chinese'), key: true }
  const [found] = await toResults(kernel, [row], options)
  expect(found!.result.key).toMatchObject({
    parts: { g: ['FOB', '船上交货'] },
    feedback: '<p>错</p>',
  })
})
