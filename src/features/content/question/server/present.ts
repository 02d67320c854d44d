import { openTexts } from '#src/features/content/editor/server/open-texts.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { QuestionAnswer } from '../answer.ts'
import type { QuestionBody } from '../body/body.ts'
import type { Bilingual } from '../body/text.ts'
import type { Marked } from '../marking/outcome.ts'
import type { QuestionKey, QuestionResult, QuestionToTake } from '../taking.ts'
import { keyOf } from './key-of.ts'
import { type FindPicture, type OpenHtml, type Reading, readingOf } from './reading.ts'
import { sheetKey, sheetPictures, type WantedSheet } from './sheet-pictures.ts'
import { takeQuestion } from './take-question.ts'
import { withoutKey } from './without-key.ts'

type Given = Pick<Kernel, 'db' | 'secret' | 'ports'>

interface Options {
  locale: Locale
  viewer: Pick<Viewer, 'sessionId'> | null
  /** The files that the questions rightfully name. The id of any other file shows nothing. */
  files: ReadonlySet<number>
  /** For each question: the same seed shuffles its parts in the same way. */
  seeds: readonly number[]
  /** Options of choices are shuffled too, unless a question keeps their order. */
  shuffleOptions?: boolean
}

/** A marked question; `key` false: the quiz keeps it, and `explanation` says whether that is shown nevertheless. */
export interface MarkedQuestion {
  body: QuestionBody
  answer: QuestionAnswer | null
  marked: Marked
  key: boolean
  /** By default it comes with the key. */
  explanation?: boolean
}

/**
 * Returns questions as a taker sees them, without keys. All texts and pictures of the page are found together, in one
 * round trip; the caller has checked the right to take the questions.
 */
export const toTake = (
  given: Given,
  bodies: readonly QuestionBody[],
  options: Options,
): Promise<QuestionToTake[]> =>
  opened(given, options, (open, find) =>
    bodies.map((body, at) => take(body, at, options, open, find)),
  )

/** The same after marking: each question with its result, in one round trip. */
export const toResults = (
  given: Given,
  rows: readonly MarkedQuestion[],
  options: Options,
): Promise<{ question: QuestionToTake; result: QuestionResult; explanation: string | null }[]> =>
  opened(given, options, (open, find) =>
    rows.map(({ body, answer, marked, key, explanation = key }, at) => {
      const { mark, marks } = marked
      const full =
        key || explanation ? keyOf(body, readingIn(options, open, find), mark, marks) : null
      const visible = full && visibleOf(full, { key, explanation })
      return {
        question: take(body, at, options, open, find),
        result: visible?.key ? { mark, marks, key: visible.key } : withoutKey(body, answer, marked),
        explanation: visible?.explanation ?? null,
      }
    }),
  )

/** What a quiz shows of a key: all of it, the key without its explanation, or the explanation alone. */
export const visibleOf = (
  full: QuestionKey,
  shows: { key: boolean; explanation: boolean },
): { key: QuestionKey | null; explanation: string | null } => ({
  key: shows.key ? (shows.explanation ? full : withoutExplanation(full)) : null,
  explanation: shows.explanation && !shows.key ? explanationsOf(full) : null,
})

/** The explanation of a question, and those of a group's questions below it. */
const explanationsOf = ({ explanation, questions }: QuestionKey): string | null =>
  [explanation, ...Object.values(questions).map((one) => one.explanation)].join('') || null

const withoutExplanation = ({ questions, ...key }: QuestionKey): QuestionKey => ({
  ...key,
  explanation: '',
  questions: Object.fromEntries(
    Object.entries(questions).map(([id, one]) => [id, { ...one, explanation: '' }]),
  ),
})

/** Questions with their keys, for those who may read both: nothing was answered. In one round trip. */
export const toKeys = (
  given: Given,
  bodies: readonly QuestionBody[],
  options: Options,
): Promise<{ question: QuestionToTake; key: QuestionKey }[]> =>
  opened(given, options, (open, find) =>
    bodies.map((body, at) => ({
      question: take(body, at, options, open, find),
      key: keyOf(body, readingIn(options, open, find), null, {}),
    })),
  )

const readingIn =
  ({ locale }: Options, open: OpenHtml, find: FindPicture) =>
  (stem: Bilingual): Reading =>
    readingOf(stem, locale, open, find)

function take(
  body: QuestionBody,
  at: number,
  options: Options,
  open: OpenHtml,
  find: FindPicture,
): QuestionToTake {
  const { seeds, shuffleOptions = false } = options
  const order = { seed: seeds[at] ?? 0, shuffleOptions }
  return takeQuestion(body, readingIn(options, open, find), order)
}

/** Presents twice: to see what the questions show, and, when that has been found, with it. */
async function opened<T>(
  given: Given,
  { viewer, files }: Options,
  present: (open: OpenHtml, find: FindPicture) => T,
): Promise<T> {
  const texts: string[] = []
  const sheets: WantedSheet[] = []
  const see: OpenHtml = (html) => {
    texts.push(html)
    return html
  }
  present(see, (sheet) => {
    sheets.push(sheet)
    return undefined
  })
  const [open, pictures] = await Promise.all([
    openTexts(given, viewer, texts, files),
    sheetPictures(given, given.db, viewer, sheets, files),
  ])
  return present(open, (sheet) => pictures.get(sheetKey(sheet)))
}
