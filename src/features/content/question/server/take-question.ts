import { textOfHtml } from '#src/server/text/text-of-html.ts'
import type { PlainBody, QuestionBody } from '../body/body.ts'
import type { Gap } from '../body/gap.ts'
import type { Bilingual } from '../body/text.ts'
import type { GapToFill, PlainToTake, QuestionToTake } from '../taking.ts'
import { ratioOfWeights } from './weights.ts'
import type { Reading } from './reading.ts'
import { shuffled } from './shuffle.ts'

export interface Order {
  /** Of the attempt: the same one gives the same order. */
  seed: number
  /** Options of choices are shuffled too, unless a question keeps their order. */
  shuffleOptions: boolean
}

/** A question as a taker sees it. Each field is named, so that nothing of the key is taken along. */
export function takeQuestion(
  body: QuestionBody,
  readingOf: (stem: Bilingual) => Reading,
  order: Order,
): QuestionToTake {
  if (body.type !== 'group') return takePlain(body, readingOf(body.stem), order)
  const { html, otherLanguage } = readingOf(body.stem)
  const shares = ratioOfWeights(body.questions)
  return {
    ...{ type: 'group', stem: html(body.stem), otherLanguage },
    questions: body.questions.map(({ id, body: plain }, index) => ({
      ...{ id, share: shares[index]! },
      question: takePlain(plain, readingOf(plain.stem), order),
    })),
  }
}

function takePlain(
  body: PlainBody,
  reading: Reading,
  { seed, shuffleOptions }: Order,
): PlainToTake {
  const base = { stem: reading.html(body.stem), otherLanguage: reading.otherLanguage }
  const parts = (list: readonly { id: string; text: Bilingual }[]) =>
    list.map(({ id, text }) => ({ id, html: reading.html(text) }))
  const mixed = <T extends { id: string }>(list: readonly T[]) => shuffled(list, seed)
  const gapToFill = ({ id, ...gap }: Gap): GapToFill => ({
    ...{ id, kind: gap.kind },
    options:
      gap.kind === 'choice'
        ? (shuffleOptions ? mixed(gap.options) : gap.options).map((option) => ({
            id: option.id,
            text: textOfHtml(reading.html(option.text)),
          }))
        : [],
  })
  switch (body.type) {
    case 'single':
    case 'multiple': {
      const options = shuffleOptions && !body.keepOrder ? mixed(body.options) : body.options
      return { type: body.type, ...base, options: parts(options) }
    }
    case 'trueFalse':
      return { type: 'trueFalse', ...base }
    case 'fillIn':
    case 'cloze':
      return { type: body.type, ...base, gaps: body.gaps.map(gapToFill) }
    case 'numeric': {
      const units = body.unitRule === 'none' ? [] : body.units.map(({ text }) => text)
      return { type: 'numeric', ...base, units, unitRule: body.unitRule }
    }
    case 'matching':
      return { type: 'matching', ...base, left: parts(body.left), right: parts(mixed(body.right)) }
    case 'ordering':
      return { type: 'ordering', ...base, items: parts(mixed(body.items)) }
    case 'classification': {
      const categories = parts(body.categories)
      return { type: 'classification', ...base, categories, items: parts(mixed(body.items)) }
    }
    case 'hotspot': {
      const areas = mixed(body.areas).map(({ id, label }) => ({ id, text: reading.words(label) }))
      const picture = pictureOf(reading, body.picture, 1)
      return { type: 'hotspot', ...base, picture, areas, most: body.most }
    }
    case 'dragText': {
      const tokens = mixed(body.tokens).map(({ id, text, reusable = false }) => ({
        ...{ id, html: reading.html(text), reusable },
      }))
      return { type: 'dragText', ...base, tokens, gaps: body.gaps.map(({ id }) => id) }
    }
    case 'form': {
      const sheets = body.sheets.map(({ id, page, ...sheet }) => ({
        ...{ id, ...pictureOf(reading, sheet, page) },
      }))
      const boxes = body.boxes.map(({ id, sheet, x, y, width, height, label, gap }) => ({
        ...gapToFill({ ...gap, id }),
        ...{ sheet, x, y, width, height, label: reading.words(label) },
      }))
      return { type: 'form', ...base, sheets, boxes }
    }
    case 'shortAnswer':
      return { type: 'shortAnswer', ...base, mostCharacters: body.mostCharacters }
    case 'essay': {
      const { leastWords, mostWords } = body
      return { type: 'essay', ...base, leastWords, mostWords }
    }
    case 'file':
      return { type: 'file', ...base, kinds: body.kinds, mostFiles: body.mostFiles }
    case 'spoken':
      return { type: 'spoken', ...base, mostSeconds: body.mostSeconds }
  }
}

interface Drawn {
  file: { userFileId: number | null }
  width: number
  height: number
  alt: Bilingual
}

function pictureOf(reading: Reading, { file, width, height, alt }: Drawn, page: number) {
  const found = reading.picture(file, page)
  return {
    src: found?.src ?? null,
    // The size of the picture as it is now: its bytes may have been replaced.
    ...{ width: found?.width ?? width, height: found?.height ?? height },
    alt: reading.words(alt),
  }
}
