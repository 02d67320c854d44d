import { withoutControls } from '#src/server/text/rich-text.ts'
import { searchVectors } from '#src/server/text/search-index.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { plainText } from '../../question/body/plain-text.ts'
import { textsOf } from '../../question/body/texts.ts'
import { tagNameMax, tagsMost } from '../forms.ts'
import { likenessOf } from './likeness.ts'

/** Characters of the stem that lists show. */
const titleMost = 200

/** Returns the names of tags within their limits, each once. */
export const cleanTags = (names: readonly string[]): string[] =>
  [
    ...new Set(
      names
        .map((name) =>
          withoutControls(name)
            .replace(/[\p{Cc},，;；]+/gu, ' ')
            .trim(),
        )
        .map((name) => [...name].slice(0, tagNameMax).join(''))
        .filter(Boolean),
    ),
  ].slice(0, tagsMost)

/** Returns points within their limits, in hundredths. */
export const cleanPoints = (points: number): number =>
  Math.round(Math.min(Math.max(points, 0), 1000) * 100) / 100 || 0

/** Returns the columns of a question that follow from its body. */
export function columnsOf(body: QuestionBody) {
  return {
    type: body.type,
    title: titleOf(body.stem.zh),
    titleEn: titleOf(body.stem.en),
    words: wordsOf(body),
    likeness: likenessOf(body),
  }
}

/** Returns the beginning of a stem; a cut shows. */
function titleOf(html: string): string {
  const letters = [...plainText(html)]
  return letters.length > titleMost
    ? `${letters
        .slice(0, titleMost - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}

/** Words of every text in both languages, and of accepted answers. By its words only: a sound would find too many. */
export function wordsOf(body: QuestionBody): string {
  const texts = textsOf(body).flatMap(({ text, kind }) =>
    [text.zh, text.en].map((one) => (kind === 'rich' ? plainText(one) : one)),
  )
  const text = [...texts, ...acceptedOf(body)].filter(Boolean).join('\n')
  return searchVectors([{ weight: 'D', text }]).found
}

function acceptedOf(body: QuestionBody): string[] {
  if (body.type === 'group') return body.questions.flatMap((one) => acceptedOf(one.body))
  const gaps =
    body.type === 'fillIn' || body.type === 'cloze'
      ? body.gaps
      : body.type === 'form'
        ? body.boxes.map(({ gap }) => gap)
        : []
  return gaps.flatMap((gap) => (gap.kind === 'text' ? gap.accepted.map(({ text }) => text) : []))
}
