import { type QuestionBody, questionBody } from '../../../question/body/body.ts'
import { excessOf } from '../../../question/body/excess.ts'
import type { Note } from '../../paper-form.ts'

/** The length that the schema allows a text, by the name of its field; the rest is cut, with a note. */
const most: Record<string, number> = {
  stem: 40_000,
  explanation: 40_000,
  modelAnswer: 40_000,
  text: 4000,
}

/** A body that passes the schema: texts that are too long are cut to their words; null where even that fails. */
export function fitted(body: QuestionBody): { body: QuestionBody | null; notes: Note[] } {
  if (questionBody.safeParse(body).success) {
    if (excessOf(body) === null) return { body, notes: [] }
    return { body: null, notes: [{ kind: 'error', code: 'doesNotFit', about: { what: '' } }] }
  }
  const notes: Note[] = []
  const cut = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => cut(one, name))
    if (typeof value === 'string' || value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, shorten(key, inner, name)]),
    )
  }
  const shorten = (key: string, inner: unknown, name: string): unknown => {
    const length = most[name]
    if (typeof inner !== 'string' || length === undefined || inner.length <= length)
      return cut(inner, key)
    if (notes.length === 0) notes.push({ kind: 'lost', code: 'textCut' })
    return `<p>${inner
      .replaceAll(/<[^>]*>/g, ' ')
      .slice(0, length - 10)
      .replace(/&[^;]{0,8}$/, '')}</p>`
  }
  const made = questionBody.safeParse(cut(body, ''))
  if (made.success) return { body: made.data, notes }
  return { body: null, notes: [{ kind: 'error', code: 'unknownType', about: { type: body.type } }] }
}
