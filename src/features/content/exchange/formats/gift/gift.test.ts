import type { QuestionBody } from '../../../question/body/body.ts'
import { expect, test } from 'vitest'
import { isSameBody } from '../shared/same-body.ts'
import { anyBody } from '../../../question/test-bodies.ts'
import { testPaper } from '../test-paper.ts'
import { readGift } from './read.ts'
import { lossesOf, writeGift } from './write.ts'
import fc from 'fast-check'

test('what GIFT holds comes back equal, and what it does not hold is listed before', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const { bytes } = await writeGift(testPaper([body]))
      const losses = lossesOf(body)
      const read = await readGift(bytes, { name: 'a.gift' }).catch(() => null)
      const back = read?.questions[0]?.body ?? null
      expect(losses.length === 0).toBe(back !== null && isSameBody(body, back))
    }),
  )
})

test('GIFT holds whole: choices with weights and feedback, verdicts, numbers, pairs and short answers', () => {
  const text = { zh: '<p>什么是 <strong>FOB</strong>？</p>', en: '' }
  const none = { zh: '', en: '' }
  const base = { stem: text, explanation: { zh: '<p>装运港船上交货</p>', en: '' } }
  const line = (zh: string) => ({ zh, en: '' })
  const option = (id: string, right: boolean, weight?: number) => ({
    ...{ id, right, text: line(`选项 ${id}`), feedback: line(`<p>反馈 ${id}</p>`) },
    ...(weight !== undefined && { weight }),
  })
  const whole: QuestionBody[] = [
    { type: 'single', ...base, options: [option('a', true), option('b', false)], keepOrder: false },
    {
      ...{ type: 'multiple', ...base, keepOrder: false, rule: 'weights' },
      options: [option('a', true, 0.7), option('b', true, 0.3), option('c', false, -0.25)],
    },
    { type: 'trueFalse', ...base, right: false, feedback: { wrong: text } },
    {
      ...{ type: 'numeric', ...base, units: [], unitRule: 'none' },
      accepted: [
        { value: 12.5, tolerance: { kind: 'nominal', amount: 0.1 } },
        { value: 13, share: 0.5 },
      ],
    },
    {
      ...{ type: 'matching', ...base, pairs: { l: 'r' } },
      ...{ left: [{ id: 'l', text: line('左') }], right: [{ id: 'r', text: line('右') }] },
    },
    {
      ...{
        type: 'fillIn',
        stem: { zh: '<p>运费到付是 <span data-gap="g"></span> 。</p>', en: '' },
      },
      ...{ explanation: none, anyOrder: false },
      gaps: [
        {
          id: 'g',
          kind: 'text',
          accepted: [{ text: 'FREIGHT COLLECT' }, { text: '到付', share: 0.5 }],
        },
      ],
    },
  ]
  for (const body of whole) expect([body.type, lossesOf(body)]).toEqual([body.type, []])
})
