import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlainBody, QuestionBody } from './body/body.ts'
import { questionBody } from './body/body.ts'
import { withRandomIds } from './body/random-ids.ts'
import { mark } from './marking/mark.ts'
import { rightAnswer } from './test-answers.ts'
import { anyBody } from './test-bodies.ts'

/** The lists of parts that a taker gets shuffled, or whose ids could name the right one. */
function listsOf(body: QuestionBody): { id: string }[][] {
  if (body.type === 'group') return body.questions.flatMap(({ body: plain }) => listsOf(plain))
  return ofPlain(body)
}
function ofPlain(body: PlainBody): { id: string }[][] {
  if ('options' in body) return [body.options]
  if (body.type === 'matching') return [body.right]
  if ('items' in body) return [body.items]
  if (body.type === 'hotspot') return [body.areas]
  if (body.type === 'dragText') return [body.tokens]
  const gaps = 'boxes' in body ? body.boxes.map(({ gap }) => gap) : 'gaps' in body ? body.gaps : []
  return gaps.flatMap((gap) => ('options' in gap ? [gap.options] : []))
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

const partCount = (body: QuestionBody) => listsOf(body).map(({ length }) => length)

test('random ids replace those that were given, and the right answer still earns the same', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const next = withRandomIds(body)
      expect(questionBody.parse(next)).toEqual(next)
      expect(partCount(next)).toEqual(partCount(body))
      listsOf(next).forEach((list, at) => {
        const old = new Set(idsOf(listsOf(body)[at]!))
        expect(idsOf(list).filter((id) => old.has(id))).toEqual([])
      })
      const before = mark(body, rightAnswer(body), 'chinese')
      const after = mark(next, rightAnswer(next), 'chinese')
      expect(after.mark.share).toBe(before.mark.share)
      expect(after.mark.verdict).toBe(before.mark.verdict)
    }),
  )
})

test('pairs and tokens are named by their random ids in the key', () => {
  const text = { zh: '', en: '' }
  const parts = (ids: string) => [...ids].map((id) => ({ id, text }))
  const matching = withRandomIds({
    ...{ type: 'matching', stem: text, explanation: text },
    ...{ left: parts('ab'), right: parts('xyz'), pairs: { a: 'y', b: 'x' } },
  })
  if (matching.type !== 'matching') throw new Error(matching.type)
  const [x, y] = idsOf(matching.right)
  expect(matching.pairs).toEqual({ a: y, b: x })
  const drag = withRandomIds({
    ...{ type: 'dragText', stem: text, explanation: text, tokens: parts('xyz') },
    gaps: [{ id: 'g', right: ['z', 'x'] }],
  })
  if (drag.type !== 'dragText') throw new Error(drag.type)
  const [first, , last] = idsOf(drag.tokens)
  expect(drag.gaps).toEqual([{ id: 'g', right: [last, first] }])
})
