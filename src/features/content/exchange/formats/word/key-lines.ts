import type { PlainBody } from '../../../question/body/body.ts'
import type { Gap } from '../../../question/body/gap.ts'
import { escaped } from '../chinese-paper/rich.ts'
import { labels } from './labels-text.ts'
import { inLanguage, isOfChoices, type Language, letter, shuffled } from './out-parts.ts'

/** The answer of a question as it is printed: HTML; '' where it has none. */
export function keyOf(body: PlainBody, language: Language): string {
  const text = (one: { zh: string; en: string }) => inLanguage(one, language)
  switch (body.type) {
    case 'single':
    case 'multiple':
      return body.options.map(({ right }, n) => (right ? letter(n) : '')).join('')
    case 'trueFalse':
      return body.right === null ? '' : labels[language].truth[body.right ? 'true' : 'false']
    case 'fillIn':
      return body.gaps.some(({ accepted }) => accepted.length > 0)
        ? body.gaps
            .map(({ accepted }) => escaped(accepted.map((one) => one.text).join(' || ')))
            .join('；') + (body.anyOrder ? labels[language].anyOrder : '')
        : ''
    case 'numeric':
      return body.accepted
        .slice(0, 1)
        .map(({ value }) => `${value}${escaped(body.units[0]?.text ?? '')}`)
        .join('')
    case 'matching': {
      const right = shuffled(body.right, text)
      return body.left
        .map(
          ({ id }, n) => `${n + 1}-${letter(right.findIndex((one) => one.id === body.pairs[id]))}`,
        )
        .join(' ')
    }
    case 'ordering': {
      const items = shuffled(body.items, text)
      return body.items.map((one) => letter(items.indexOf(one))).join('')
    }
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return text(body.modelAnswer)
    case 'dragText':
      return body.gaps
        .map(({ right }) =>
          right
            .map((id) => text(body.tokens.find((one) => one.id === id)?.text ?? { zh: '', en: '' }))
            .join(' || '),
        )
        .join('；')
    case 'classification':
      return body.categories
        .map(
          ({ id, text: name }) =>
            `${text(name)}：${body.items
              .filter(({ category }) => category === id)
              .map((one) => text(one.text))
              .join('、')}`,
        )
        .join('；')
    case 'hotspot':
      return body.areas
        .filter(({ right }) => right)
        .map(({ label }) => escaped(text(label)))
        .join('；')
    case 'form':
      return body.boxes
        .map(({ label, gap }) => `${escaped(text(label))}：${keyOfGap(gap, text)}`)
        .join('；')
    case 'cloze':
      return isOfChoices(body) ? '' : body.gaps.map((gap) => keyOfGap(gap, text)).join('；')
    default:
      return ''
  }
}

/** The accepted answers of a gap, as HTML. */
function keyOfGap(gap: Gap, text: (one: { zh: string; en: string }) => string): string {
  switch (gap.kind) {
    case 'text':
      return escaped(gap.accepted.map((one) => one.text).join(' || '))
    case 'number':
      return escaped(
        gap.accepted.map(({ value }) => `${value}${gap.units[0]?.text ?? ''}`).join(' || '),
      )
    case 'date':
      return gap.accepted.map(({ date }) => date).join(' || ')
    case 'choice':
      return gap.options
        .filter(({ right }) => right)
        .map((one) => text(one.text))
        .join(' || ')
  }
}
