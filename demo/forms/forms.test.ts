import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { questionBody } from '#src/features/content/question/body/body.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { bodyOfForm, page } from './cells.ts'
import { demoForms } from './forms.ts'
import type { FormBody } from './types.ts'

const pictures = fileURLToPath(new URL('../media/forms/', import.meta.url))

/** What the key itself would fill in, in its n-th way. */
function filledIn({ boxes }: FormBody, way: number): Record<string, string> {
  const of = <T>(list: readonly T[]) => list[way % list.length]!
  return Object.fromEntries(
    boxes.map(({ id, gap }) => {
      if (gap.kind === 'text') return [id, of(gap.accepted).text]
      if (gap.kind === 'number') return [id, String(of(gap.accepted).value)]
      if (gap.kind === 'date') return [id, of(gap.accepted).date]
      return [id, gap.options.find(({ right }) => right)!.id]
    }),
  )
}

describe.each(demoForms.map((form) => ({ name: form.name, form })))('$name', ({ form }) => {
  const body = bodyOfForm(form, 1)
  test('is ready, and each way of its key earns everything', () => {
    expect(questionBody.parse(body)).toEqual(body)
    expect(problemsOf(body)).toEqual([])
    for (const way of [0, 1, 2]) {
      const given = { type: 'form', gaps: filledIn(body, way) } as const
      expect(mark(body, given, 'chinese').mark.share).toBe(1)
    }
    // The price of one figure is its own share and no more.
    const [first] = body.boxes
    const wrong = { type: 'form', gaps: { ...filledIn(body, 0), [first!.id]: 'nothing' } } as const
    const { share } = mark(body, wrong, 'chinese').mark
    expect(share).toBeCloseTo(1 - 1 / body.boxes.length, 3)
  })

  test('has a picture of the shape that its boxes were drawn for', async () => {
    const { width, height } = await sharp(`${pictures}${form.name}.png`).metadata()
    expect({ width, height }).toEqual({
      width: body.sheets[0]!.width,
      height: body.sheets[0]!.height,
    })
  })

  test('has cells beside each other, none over another, all on the page', () => {
    for (const [at, a] of form.cells.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(page.width)
      expect(a.y + a.height).toBeLessThanOrEqual(page.height)
      for (const b of form.cells.slice(at + 1)) {
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y
        expect(apart, `${a.caption} and ${b.caption}`).toBe(true)
      }
    }
  })
})
