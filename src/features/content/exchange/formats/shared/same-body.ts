import { isDeepStrictEqual } from 'node:util'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import type { QuestionBody } from '../../../question/body/body.ts'
import { gapMarks } from './ids.ts'

type Part = Record<string, unknown>
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a body with its parts numbered in their order and the right items of a matching in the order of the
 * left ones: two bodies that ask the same are then equal. A reader of a format gives ids of its own, and what a
 * taker sees shuffled has no order.
 */
export function comparable(body: QuestionBody): Part {
  const copy = structuredClone(body) as unknown as Part
  if (copy['type'] === 'group') {
    const questions = copy['questions'] as { id: string; body: QuestionBody }[]
    return {
      ...plain(copy),
      questions: questions.map((one, index) => ({
        ...one,
        id: `p${index}`,
        body: comparable(one.body),
      })),
    }
  }
  if (copy['type'] === 'matching') sortRight(copy)
  return renumbered(plain(copy)) as Part
}

/** Rich text in the form in which it is cleaned as a whole, and nothing where nothing is said. */
function plain(body: Part): Part {
  const read = (value: unknown): unknown => {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.map(read)
    if (!isPart(value)) return value
    if (typeof value['zh'] === 'string' && typeof value['en'] === 'string') return textOf(value)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        const one = read(part)
        return one === undefined || isEmptyText(one) || isEmptyPart(one) ? [] : [[key, one]]
      }),
    )
  }
  return read(body) as Part
}

const isEmptyPart = (value: unknown) => isPart(value) && Object.keys(value).length === 0
const isEmptyText = (value: unknown) => isPart(value) && value['zh'] === '' && value['en'] === ''

const textOf = (value: Part): Part => ({
  ...value,
  zh: blocksOf(value['zh'] as string),
  en: blocksOf(value['en'] as string),
})

const blocksOf = (html: string) =>
  /[<&]/.test(html)
    ? cleanHtml(`<div>${html}</div>`).replace(/^<p>((?:(?!<\/?p>).)*)<\/p>$/s, '$1')
    : html

function sortRight(body: Part): void {
  const right = body['right'] as { id: string }[]
  const pairs = body['pairs'] as Record<string, string>
  const order = (body['left'] as { id: string }[]).map(({ id }) => pairs[id])
  const place = ({ id }: { id: string }) => {
    const index = order.indexOf(id)
    return index < 0 ? order.length : index
  }
  body['right'] = right.toSorted((a, b) => place(a) - place(b))
}

function renumbered(body: Part): unknown {
  const numbers = new Map<string, string>()
  // Gaps are numbered by their places in the stem, others by their places in their lists.
  const number = (value: unknown): void => {
    const id = isPart(value) ? value['id'] : undefined
    if (typeof id === 'string' && !numbers.has(id)) numbers.set(id, `p${numbers.size}`)
  }
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) {
      // Gaps before their options, of which two gaps may use the same ids.
      value.forEach(number)
      value.forEach(collect)
    } else if (isPart(value)) Object.values(value).forEach(collect)
  }
  collect(body)
  const numberOf = (id: string) => numbers.get(id) ?? id
  const write = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (key === 'id' || key === 'category' || key === 'sheet') return numberOf(value)
      return value.replaceAll(
        gapMarks,
        (_, id: string) => `<span data-gap="${numberOf(id)}"></span>`,
      )
    }
    if (Array.isArray(value)) {
      return value.map((one) => (typeof one === 'string' ? numberOf(one) : write(one, '')))
    }
    if (!isPart(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) =>
        key === 'pairs' ? [numberOf(name), numberOf(String(one))] : [name, write(one, name)],
      ),
    )
  }
  return write(body, '')
}

/** Whether two bodies ask the same in the same words and with the same key. */
export const isSameBody = (a: QuestionBody, b: QuestionBody): boolean =>
  differencesOf(a, b).length === 0

/** The names of the fields in which two bodies of one type differ: 'rule', 'feedback', 'weight'. */
export function differencesOf(a: QuestionBody, b: QuestionBody): string[] {
  const found = new Set<string>()
  const compare = (one: unknown, other: unknown, field: string): void => {
    // An id names nothing by itself: what points to it is compared where it stands.
    if (field === 'id' || isDeepStrictEqual(one, other)) return
    // Parts of two types have other fields, which say nothing more.
    if (isPart(one) && isPart(other) && one['type'] !== other['type']) found.add('type')
    else if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
      one.forEach((part, index) => compare(part, other[index], field))
    } else if (isPart(one) && isPart(other) && field !== 'pairs') {
      const names = new Set([...Object.keys(one), ...Object.keys(other)])
      for (const name of names) {
        compare(one[name], other[name], name === 'zh' || name === 'en' ? field : name)
      }
    } else found.add(field)
  }
  compare(comparable(a), comparable(b), 'body')
  return [...found]
}
