import type { QuestionBody } from '../../question/body/body.ts'

/** Markup, spaces, punctuation and width make no other question. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\p{S}\s]/gu, '')

/** Two questions with the same fingerprint ask the same: type, stem and what there is to choose from, in any order. */
export function fingerprintOf(body: QuestionBody): string {
  const stem = plain(body.stem.zh || body.stem.en)
  return [body.type, stem, ...choicesOf(body).map(plain).toSorted()].join('|')
}

function choicesOf(body: QuestionBody): string[] {
  const text = (one: { text: { zh: string; en: string } }) => one.text.zh || one.text.en
  switch (body.type) {
    case 'single':
    case 'multiple':
      return body.options.map(text)
    case 'ordering':
    case 'classification':
      return body.items.map(text)
    case 'matching':
      return [...body.left, ...body.right].map(text)
    case 'group':
      return body.questions.map((one) => fingerprintOf(one.body))
    default:
      return []
  }
}
