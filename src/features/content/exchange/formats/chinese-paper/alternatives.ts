import { orWord, strokes } from './patterns-text.ts'

/** The alternatives of an answer: 提单 或 B/L, 运费/freight. 100美元/公吨 and 元/吨 are one answer. */
export const alternativesOf = (answer: string): string[] => answer.split(orWord).flatMap(atStrokes)

const mostUnit = 12

function atStrokes(text: string): string[] {
  for (const stroke of [strokes.apart, strokes.between]) {
    const parts = text.split(stroke)
    const isRate = parts.some(
      (part, n) =>
        n > 0 &&
        (strokes.rate.test(parts[n - 1]!.trim().slice(-mostUnit)) || strokes.unit.test(part)),
    )
    if (parts.length > 1) return isRate ? [text] : parts
  }
  return [text]
}
