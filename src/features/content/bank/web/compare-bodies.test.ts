import { expect, test } from 'vitest'
import type { BodyOf } from '../../question/body/body.ts'
import { noText } from '../../question/body/limits.ts'
import { compareBodies, plainOf } from './compare-bodies.ts'
import { translatedTexts } from './texts-of-body.ts'

const both = (zh: string, en = '') => ({ zh, en })
const single: BodyOf<'single'> = {
  type: 'single',
  stem: both('<p>FOB 的风险</p>', '<p>Risk under FOB</p>'),
  explanation: noText,
  keepOrder: false,
  options: [
    { id: 'a', text: both('装船时', 'On board'), right: true },
    { id: 'b', text: both('交货时'), right: false },
  ],
}

test('a body does not differ from itself', () => {
  expect(compareBodies(single, structuredClone(single))).toEqual([])
})

test('each changed part is named with its texts, and a moved one only by its order', () => {
  const [a, b] = single.options as [BodyOf<'single'>['options'][0], BodyOf<'single'>['options'][0]]
  const after = {
    ...single,
    stem: both('<p>FOB 的<strong>风险</strong>点</p>', single.stem.en),
    keepOrder: true,
    options: [{ ...b, right: true }, a],
  }
  const changes = compareBodies(single, after)
  expect(changes).toEqual([
    expect.objectContaining({
      ...{ part: 'stem', index: null, detail: 'zh' },
      ...{ before: 'FOB 的风险', after: 'FOB 的 风险 点' },
    }),
    expect.objectContaining({ part: 'keepOrder', detail: 'settings' }),
    expect.objectContaining({ part: 'options', index: null, detail: 'order' }),
    expect.objectContaining({ part: 'options', index: 1, detail: 'right', after: 'true' }),
  ])
})

test('added and removed parts and questions of a group are found', () => {
  const group = (questions: BodyOf<'group'>['questions']): BodyOf<'group'> => ({
    ...{ type: 'group', stem: both('信用证'), explanation: noText, questions },
  })
  const fewer = { ...single, options: single.options.slice(0, 1) }
  const changes = compareBodies(
    group([{ id: 'q', body: single }]),
    group([{ id: 'q', body: fewer }]),
  )
  expect(changes.map(({ child, part, detail }) => [child, part, detail])).toEqual([
    [1, 'options', 'order'],
    [1, 'options', 'zh'],
    [1, 'options', 'right'],
  ])
})

test('the text of a formula, a gap and a picture is readable', () => {
  const html =
    '<p>若 <span data-formula="a^2"></span> &lt; 3，填 <span data-gap="g"></span><img data-file="1"></p>'
  expect(plainOf(html)).toBe('若 a^2 < 3，填 ____ ▢')
})

test('a text counts as translated in both languages only, and while neither is outdated', () => {
  expect(translatedTexts(single)).toEqual({ done: 2, of: 3 })
  const outdated = { ...single, stem: { ...single.stem, outdated: 'en' as const } }
  expect(translatedTexts(outdated)).toEqual({ done: 1, of: 3 })
})
