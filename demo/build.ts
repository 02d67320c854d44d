import type { Section, Slide } from './media-types.ts'
import type { Both } from './types.ts'

/** A text as a pair: Chinese, English. Keeps the content files readable. */
export type Pair = readonly [zh: string, en: string]

export const both = ([zh, en]: Pair): Both => ({ zh, en })

export const slide = (title: Pair, bullets: Pair[], narration: Pair): Slide => ({
  title: both(title),
  bullets: bullets.map(both),
  narration: both(narration),
})

/** A slide that nobody speaks to: courseware. */
export const page = (title: Pair, bullets: Pair[]): Omit<Slide, 'narration'> => ({
  title: both(title),
  bullets: bullets.map(both),
})

export const section = (
  heading: Pair,
  parts: { paragraphs?: Pair[]; list?: Pair[]; table?: { columns: Pair[]; rows: Pair[][] } },
): Section => ({
  heading: both(heading),
  ...(parts.paragraphs && { paragraphs: parts.paragraphs.map(both) }),
  ...(parts.list && { list: parts.list.map(both) }),
  ...(parts.table && {
    table: {
      columns: parts.table.columns.map(both),
      rows: parts.table.rows.map((row) => row.map(both)),
    },
  }),
})
