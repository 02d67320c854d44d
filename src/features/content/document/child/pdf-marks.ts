import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Box, Place } from './lettered-page.ts'

const kinds = { path: 2, picture: 3, form: 5 } as const
/** A page with more is a drawing. */
const mostObjects = 20_000
const mostSegments = 40_000
const deepest = 3
/** In points: what is thicker is no line, and what is shorter is a dot. */
const thickest = 3
const shortest = 5
/** A smaller picture is a bullet or a line. */
const leastPicture = 14

/** Finds the lines and pictures that a page draws. */
export class PdfMarks {
  private readonly rules: Box[] = []
  private readonly pictures: Box[] = []
  private segments = 0
  private readonly pdfium: WrappedPdfiumModule
  private readonly memory: number
  private readonly place: Place
  constructor(pdfium: WrappedPdfiumModule, memory: number, place: Place) {
    this.pdfium = pdfium
    this.memory = memory
    this.place = place
  }

  of(page: number): { rules: Box[]; pictures: Box[] } {
    const count = Math.min(this.pdfium.FPDFPage_CountObjects(page), mostObjects)
    for (let n = 0; n < count; n++) this.object(this.pdfium.FPDFPage_GetObject(page, n), 0)
    return { rules: this.rules, pictures: this.pictures }
  }

  private object(object: number, depth: number): void {
    if (object === 0) return
    const kind = this.pdfium.FPDFPageObj_GetType(object)
    if (kind === kinds.picture) this.picture(object)
    else if (kind === kinds.path && depth === 0) this.path(object)
    else if (kind === kinds.form && depth < deepest) {
      const count = Math.min(this.pdfium.FPDFFormObj_CountObjects(object), mostObjects)
      for (let n = 0; n < count; n++) {
        this.object(this.pdfium.FPDFFormObj_GetObject(object, n), depth + 1)
      }
    }
  }

  private float(n: number): number {
    return this.pdfium.pdfium.getValue(this.memory + n * 4, 'float')
  }

  private picture(object: number): void {
    const { memory } = this
    if (!this.pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12))
      return
    const box = boxOf([
      this.place.of(this.float(0), this.float(1)),
      this.place.of(this.float(2), this.float(3)),
    ])
    if (Math.min(box.right - box.left, box.bottom - box.top) >= leastPicture)
      this.pictures.push(box)
  }

  /** Each part of a path that is thin is a line. */
  private path(object: number): void {
    const { pdfium, memory } = this
    const count = pdfium.FPDFPath_CountSegments(object)
    if ((this.segments += Math.max(count, 0)) > mostSegments) return
    if (!pdfium.FPDFPageObj_GetMatrix(object, memory)) return
    const [a, b, c, d, e, f] = Array.from({ length: 6 }, (_, n) => this.float(n)) as [
      ...[number, number, number, number, number, number],
    ]
    const isDrawn = pdfium.FPDFPath_GetDrawMode(object, memory, memory + 4)
    const isStroked = isDrawn && pdfium.pdfium.getValue(memory + 4, 'i32') !== 0
    let points: { x: number; y: number }[] = []
    for (let n = 0; n < count; n++) {
      const segment = pdfium.FPDFPath_GetPathSegment(object, n)
      if (!pdfium.FPDFPathSegment_GetPoint(segment, memory, memory + 4)) continue
      const [x, y] = [this.float(0), this.float(1)]
      if (pdfium.FPDFPathSegment_GetType(segment) === moveTo) {
        this.line(points, isStroked)
        points = []
      }
      points.push(this.place.of(a * x + c * y + e, b * x + d * y + f))
    }
    this.line(points, isStroked)
  }

  private line(points: { x: number; y: number }[], isStroked: boolean): void {
    if (points.length < 2) return
    const box = boxOf(points)
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    if (Math.min(width, height) <= thickest && Math.max(width, height) >= shortest) {
      this.rules.push(box)
    } else if (
      isStroked &&
      points.length >= 4 &&
      points.length <= 5 &&
      Math.min(width, height) > shortest
    ) {
      // A frame: its four sides.
      this.rules.push(
        { ...box, bottom: box.top },
        { ...box, top: box.bottom },
        { ...box, right: box.left },
        { ...box, left: box.right },
      )
    }
  }
}

const moveTo = 2

const boxOf = (points: readonly { x: number; y: number }[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})
