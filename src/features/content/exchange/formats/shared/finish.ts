import type { z } from 'zod'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { questionBody, type QuestionBody } from '../../../question/body/body.ts'
import { excessOf } from '../../../question/body/excess.ts'
import type { Difficulty } from '../../../question/types.ts'
import type { ReadQuestion } from '../../paper-form.ts'
import { keyIsMissing } from './key-is-missing.ts'
import { picturesWithoutWords } from './picture-words.ts'
import { excerpt, type Noted } from './noted.ts'

/** Of the text of a question as it stands in its file. */
export const longestSource = 2000

interface Parts {
  place: ReadQuestion['place']
  /** Unchecked: the reader of a format puts together what it found. */
  body: unknown
  noted: Noted
  source: string
  difficulty?: Difficulty | null
  tags?: string[]
  points?: number | null
  section?: number | null
}

/** Checks a read question against the schema: its limits, and that it has a key. */
export function finished({ noted, source, ...parts }: Parts): ReadQuestion {
  const body = parts.body === null ? null : fitted(parts.body, noted)
  if (body && keyIsMissing(body)) noted.hint('noKey')
  if (picturesWithoutWords(body).length > 0) noted.hint('pictureWithoutWords')
  return {
    place: parts.place,
    body,
    difficulty: parts.difficulty ?? null,
    tags: tagsOf(parts.tags ?? []),
    points: parts.points ?? null,
    section: parts.section ?? null,
    notes: noted.notes,
    source: excerpt(source.trim(), longestSource),
  }
}

const mostTags = 20
const longestTag = 50
const tagsOf = (tags: readonly string[]) =>
  [
    ...new Set(tags.map((tag) => excerpt(tag.trim(), longestTag)).filter((tag) => tag !== '')),
  ].slice(0, mostTags)

function fitted(given: unknown, noted: Noted): QuestionBody | null {
  let body = given
  // Each pass cuts the texts that are too long; what is wrong beyond that cannot be mended here.
  for (let pass = 0; pass < 3; pass++) {
    const read = questionBody.safeParse(body)
    if (read.success) {
      if (excessOf(read.data) === null) return read.data
      noted.error('doesNotFit', { what: '' })
      return null
    }
    const texts = read.error.issues.filter(isLongText)
    if (texts.length < read.error.issues.length) {
      refuse(
        read.error.issues.find((issue) => !isLongText(issue))!,
        body,
        noted,
      )
      return null
    }
    body = structuredClone(body)
    for (const issue of texts) {
      cut(body, issue.path, Number(issue.maximum))
      noted.changed('textCut', { most: Number(issue.maximum) })
    }
  }
  noted.error('doesNotFit', { what: '' })
  return null
}

type Issue = z.core.$ZodIssue
const isLongText = (issue: Issue): issue is z.core.$ZodIssueTooBig =>
  issue.code === 'too_big' && issue.origin === 'string'

function refuse(issue: Issue, body: unknown, noted: Noted): void {
  if (issue.code === 'too_big' && issue.origin === 'array') {
    const list = valueAt(body, issue.path)
    const count = Array.isArray(list) ? list.length : 0
    noted.error('tooManyOptions', { count, most: Number(issue.maximum) })
  } else noted.error('doesNotFit', { what: issue.path.join('.') })
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  )

function cut(body: unknown, path: readonly PropertyKey[], most: number): void {
  const parent = valueAt(body, path.slice(0, -1)) as Record<PropertyKey, string>
  const key = path.at(-1)!
  const text = parent[key] ?? ''
  const room = Math.max(1, most - 200)
  const isHtml = /[<&]/.test(text)
  parent[key] = isHtml
    ? cleanHtml(text.slice(0, room).replace(/[<&][^<>;]*$/, ''))
    : text.slice(0, room)
}
