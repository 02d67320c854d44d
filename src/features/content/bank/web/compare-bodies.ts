import type { QuestionBody } from '../../question/body/body.ts'
import { isBilingual } from './texts-of-body.ts'

/** What a line of a body says: a text in a language, whether a part is right, answers, one value; or anything else, which is only named. */
export type Detail = 'zh' | 'en' | 'right' | 'accepted' | 'value' | 'order' | 'settings'

/** One thing that differs between two bodies. */
export interface Change {
  /** The property of the body: 'stem', 'options'. */
  part: string
  /** The place of a part in its list, from 1. */
  index: number | null
  /** The question of a group, from 1. */
  child: number | null
  detail: Detail
  /** Plain text, '' where there is none; not for reading where the detail is 'order' or 'settings'. */
  before: string
  after: string
}

type Line = Omit<Change, 'before' | 'after'> & { value: string }

/** Returns what differs between two bodies of a question, part by part, in the order of the later one. */
export function compareBodies(before: QuestionBody, after: QuestionBody): Change[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const paths = new Set([...now.keys(), ...old.keys()])
  return [...paths].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)]
    if ((was?.value ?? '') === (is?.value ?? '')) return []
    const { value: _, ...place } = (is ?? was)!
    return [{ ...place, before: was?.value ?? '', after: is?.value ?? '' }]
  })
}

/** The lines of a body by a path that follows parts by their ids, so that a moved part is not a changed one. */
function linesOf(body: QuestionBody): Map<string, Line> {
  const lines = new Map<string, Line>()
  addLines(lines, '', null, body)
  return lines
}

function addLines(lines: Map<string, Line>, at: string, child: number | null, body: object) {
  for (const [part, value] of Object.entries(body)) {
    if (part === 'type') continue
    const path = `${at}${part}`
    if (part === 'questions') addQuestions(lines, path, value as Child[])
    else if (isListOfParts(value)) addParts(lines, path, { part, child }, value)
    else addValue(lines, path, { part, child, index: null }, value)
  }
}

interface Child {
  id: string
  body: object
}

function addQuestions(lines: Map<string, Line>, path: string, questions: Child[]) {
  const order = questions.map(({ id }) => id).join()
  put(lines, path, { part: 'questions', index: null, child: null }, 'order', order)
  questions.forEach(({ id, body, ...rest }, index) => {
    addLines(lines, `${path}.${id}.`, index + 1, body)
    const place = { part: 'questions', index: index + 1, child: null }
    put(lines, `${path}.${id}`, place, 'settings', settingsOf(rest))
  })
}

function addParts(
  lines: Map<string, Line>,
  path: string,
  place: { part: string; child: number | null },
  parts: { id: string }[],
) {
  put(lines, path, { ...place, index: null }, 'order', parts.map(({ id }) => id).join())
  parts.forEach((part, index) =>
    addValue(lines, `${path}.${part.id}`, { ...place, index: index + 1 }, part),
  )
}

type Place = Omit<Line, 'detail' | 'value'>

function addValue(lines: Map<string, Line>, path: string, place: Place, value: unknown) {
  if (isBilingual(value)) {
    put(lines, path, place, 'zh', plainOf(value.zh))
    put(lines, path, place, 'en', plainOf(value.en))
    return
  }
  if (typeof value !== 'object' || value === null) {
    put(
      lines,
      path,
      place,
      place.part === 'right' ? 'right' : 'settings',
      value === null ? '' : JSON.stringify(value).replace(/^"|"$/g, ''),
    )
    return
  }
  const rest: Record<string, unknown> = {}
  for (const [name, inside] of Object.entries(value)) {
    if (name === 'id') continue
    if (isBilingual(inside)) addValue(lines, `${path}.${name}`, place, inside)
    else if (name === 'right' && typeof inside === 'boolean')
      put(lines, path, place, 'right', String(inside))
    else if (name === 'accepted' && Array.isArray(inside))
      put(lines, path, place, 'accepted', inside.map(answerOf).join(' / '))
    else rest[name] = inside
  }
  put(lines, path, place, 'settings', settingsOf(rest))
}

function put(lines: Map<string, Line>, path: string, place: Place, detail: Detail, value: string) {
  if (value !== '') lines.set(`${path}:${detail}`, { ...place, detail, value })
}

const isListOfParts = (value: unknown): value is { id: string }[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one?.id === 'string')

const answerOf = (answer: { text?: string; value?: number; date?: string }) =>
  String(answer.text ?? answer.value ?? answer.date ?? '')

const settingsOf = (value: object) =>
  Object.keys(value).length === 0 ? '' : JSON.stringify(value, Object.keys(flat(value)).toSorted())

/** All names inside, which JSON writes in one order. */
const flat = (value: unknown): Record<string, true> =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.assign(
        {},
        ...Object.entries(value).map(([name, inside]) => ({ [name]: true, ...flat(inside) })),
      )

/** Returns what rich text says: formulas as their source, pictures as a sign. */
export const plainOf = (html: string): string =>
  html
    .replace(/<(span|div) data-formula="([^"]*)"[^>]*><\/\1>/g, ' $2 ')
    .replace(/<img[^>]*>/g, ' ▢ ')
    .replace(/<span data-gap="[^"]*"[^>]*><\/span>/g, ' ____ ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
