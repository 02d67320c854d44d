/*
 * Annotations of a page, a document's or a photograph, are data alone: the file itself never changes.
 * Places are whole numbers of 0 to 10,000, across and down the page.
 */

export const placeMost = 10_000
export const colours = ['red', 'blue', 'green'] as const
export type Colour = (typeof colours)[number]

/** Shapes of one page, numbers of one line (two for each point), and numbers of all its lines. */
export const shapesMost = 200
export const lineMost = 600
export const numbersMost = 16_000
export const noteMost = 300
/** The last page that is annotated. */
export const pageMost = 500

export type Place = readonly [x: number, y: number]

/** A line by hand; a highlighter is broad, and what lies below it stays readable. */
export interface Line {
  id: string
  kind: 'pen' | 'highlighter'
  colour: Colour
  /** x, y, x, y … */
  points: number[]
}

export interface Mark {
  id: string
  kind: 'tick' | 'cross'
  colour: Colour
  at: [number, number]
}

/** A note has its number on the page, and its words beside it. */
export interface Note {
  id: string
  kind: 'note'
  colour: Colour
  at: [number, number]
  text: string
}

export type Shape = Line | Mark | Note

export const isLine = (shape: Shape): shape is Line => 'points' in shape

export const numbersOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => sum + (isLine(shape) ? shape.points.length : 2), 0)

/**
 * Merges what two people have drawn on a page: all that either has added and neither has erased. A shape keeps its id for
 * life, and a person changes the words of own new notes alone, so that shapes of one id differ in their newest words only.
 * @param base the ids of the shapes over which `mine` was drawn
 */
export function mergeShapes(
  base: readonly string[],
  theirs: readonly Shape[],
  mine: readonly Shape[],
): Shape[] {
  const before = new Set(base)
  const own = new Map(mine.map((shape) => [shape.id, shape]))
  const there = new Set(theirs.map(({ id }) => id))
  return [
    ...theirs.flatMap((shape) => own.get(shape.id) ?? (before.has(shape.id) ? [] : [shape])),
    ...mine.filter(({ id }) => !there.has(id) && !before.has(id)),
  ]
}
