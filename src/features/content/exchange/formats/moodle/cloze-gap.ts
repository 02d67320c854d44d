import type { Gap } from '../../../question/body/gap.ts'
import { htmlText } from '../shared/html-text.ts'
import { decimal, rounded } from '../shared/numbers.ts'
import { escapedCloze } from './cloze.ts'
import type { MoodleText } from './out.ts'

/** Writes a gap as an embedded answer: {2:SHORTANSWER:=FOB~%50%船上交货}. */
export function clozeGap(gap: Gap, out: MoodleText): string {
  const weight = Math.max(1, Math.round(gap.weight ?? 1))
  const write = (kind: string, answers: readonly string[]) =>
    `{${weight}:${kind}:${answers.join('~')}}`
  const text = (words: string) => escapedCloze(htmlText(words))
  switch (gap.kind) {
    case 'text': {
      const kind = gap.strict?.case ? 'SHORTANSWER_C' : 'SHORTANSWER'
      return write(
        kind,
        gap.accepted.map(({ text: words, share }) => {
          const written = gap.wildcards ? words : words.replaceAll('*', '\\*')
          return `${sign(share)}${text(written).replaceAll('\\\\*', '\\*')}`
        }),
      )
    }
    case 'number':
      return write(
        'NUMERICAL',
        gap.accepted.map(({ value, tolerance, share }) => {
          const amount = tolerance?.amount ?? 0
          const nominal =
            tolerance?.kind === 'relative' ? rounded(Math.abs(value) * amount) : amount
          return `${sign(share)}${decimal(value)}:${decimal(nominal)}`
        }),
      )
    case 'date':
      return write(
        'SHORTANSWER',
        gap.accepted.map(({ date, share }) => `${sign(share)}${date}`),
      )
    case 'choice':
      return write(
        'MULTICHOICE',
        gap.options.map((option) => {
          const start = option.right ? sign(option.share) : ''
          return `${start}${escapedCloze(out.html(option.text))}`
        }),
      )
  }
}

const sign = (share: number | undefined) =>
  share === undefined ? '=' : `%${decimal(rounded(share * 100))}%`
