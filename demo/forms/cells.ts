import type { DemoForm, FormBody, FormCell } from './types.ts'

/** In millimetres: as wide as A4, and as high as the forms need, so that a screen shows them large. */
export const page = { width: 210, height: 205 }
export const pixelsWide = 1240
export const pixelsHigh = Math.round((pixelsWide * page.height) / page.width)
/** Above the part of a cell that is filled in. */
export const captionHeight = 5
const margin = 0.8

type Box = NonNullable<FormCell['box']>
type Place = [x: number, y: number, width: number, height: number]

/** A cell that a learner fills in. */
export const box = (
  [x, y, width, height]: Place,
  caption: string,
  id: string,
  label: Box['label'],
  gap: Box['gap'],
): FormCell => ({ x, y, width, height, caption, box: { id, label, gap } })

/** A cell that is printed with its content. */
export const given = (
  [x, y, width, height]: Place,
  caption: string,
  ...lines: string[]
): FormCell => ({ x, y, width, height, caption, given: lines })

/** A gap that takes one of several texts. */
export const texts = (...accepted: string[]): Box['gap'] => ({
  kind: 'text',
  accepted: accepted.map((text) => ({ text })),
})

/** A gap that takes a number. @param within the difference that is right too */
export const figure = (value: number, { within = 0, units = [] as string[] } = {}): Box['gap'] => ({
  kind: 'number',
  accepted: [{ value, ...(within > 0 && { tolerance: { kind: 'nominal', amount: within } }) }],
  units: units.map((text) => ({ text, factor: 1 })),
  unitRule: units.length > 0 ? 'optional' : 'none',
})

/** A gap that takes a day in any of the ways of trade documents. */
export const day = (date: string, days?: number): Box['gap'] => ({
  kind: 'date',
  accepted: [{ date }],
  ...(days !== undefined && { days }),
})

/** A gap of choices; the first is right. */
export const choice = (...options: { zh: string; en: string }[]): Box['gap'] => ({
  kind: 'choice',
  // In the order of the alphabet, so that the right one is not always the first.
  options: options
    .map((text, at) => ({ id: `o${at + 1}`, text, right: at === 0 }))
    .toSorted((a, b) => a.text.en.localeCompare(b.text.en)),
})

const share = (value: number) => Math.round(value * 10_000) / 10_000

/** Returns the question of a form whose picture is a file of the teacher's. */
export function bodyOfForm(form: DemoForm, userFileId: number): FormBody {
  return {
    type: 'form',
    stem: form.stem,
    explanation: form.explanation,
    sheets: [
      {
        ...{ id: 'sheet', file: { userFileId }, page: 1, width: pixelsWide, height: pixelsHigh },
        alt: form.alt,
      },
    ],
    boxes: form.cells.flatMap(({ x, y, width, height, box: filled }) =>
      filled
        ? [
            {
              ...{ id: filled.id, sheet: 'sheet', label: filled.label },
              x: share((x + margin) / page.width),
              y: share((y + captionHeight) / page.height),
              width: share((width - 2 * margin) / page.width),
              height: share((height - captionHeight - margin) / page.height),
              gap: { ...filled.gap, id: filled.id },
            },
          ]
        : [],
    ),
  }
}
