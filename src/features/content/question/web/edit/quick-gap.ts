import type { Gap } from '../../body/gap.ts'

type Written = Exclude<Gap, { kind: 'choice' }>

/** The accepted answers of a box in one line, as they are typed: 'CIF SHANGHAI | CIF Shanghai'. */
export function quickAnswers(gap: Written): string {
  switch (gap.kind) {
    case 'text':
      return gap.accepted.map(({ text }) => text).join(' | ')
    case 'number':
      return gap.accepted.map(({ value }) => String(value)).join(' | ')
    case 'date':
      return gap.accepted.map(({ date }) => date).join(' | ')
  }
}

const pieces = (line: string) =>
  line
    .split('|')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/**
 * Returns the gap with the answers of a line. Shares and tolerances stay with the answers that stay.
 * @returns null where a piece is no number or no date
 */
export function withQuick(gap: Written, line: string): Written | null {
  const all = pieces(line)
  switch (gap.kind) {
    case 'text':
      return {
        ...gap,
        accepted: all.map((text) => gap.accepted.find((each) => each.text === text) ?? { text }),
      }
    case 'number': {
      const values = all.map((piece) => Number(piece.replaceAll(/[,，\s]/g, '')))
      if (!values.every(Number.isFinite)) return null
      const tolerance = gap.accepted[0]?.tolerance
      return {
        ...gap,
        accepted: values.map(
          (value) =>
            gap.accepted.find((each) => each.value === value) ?? {
              value,
              ...(tolerance && { tolerance }),
            },
        ),
      }
    }
    case 'date': {
      if (!all.every((piece) => isDay(piece))) return null
      return {
        ...gap,
        accepted: all.map((date) => gap.accepted.find((each) => each.date === date) ?? { date }),
      }
    }
  }
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
