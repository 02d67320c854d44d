import type { BodyOf } from '#src/features/content/question/body/body.ts'
import type { Gap } from '#src/features/content/question/body/gap.ts'
import type { Both } from '../types.ts'

type WithoutId<G> = G extends unknown ? Omit<G, 'id'> : never

/** A cell of a printed form, in millimetres. */
export interface FormCell {
  x: number
  y: number
  width: number
  height: number
  /** What is printed in its corner. */
  caption: string
  /** What is filled in already. */
  given?: string[]
  /** A cell to be filled in. */
  box?: { id: string; label: Both; gap: WithoutId<Gap> }
}

/** A blank document of trade, drawn by us, with the deal that fills it in. */
export interface DemoForm {
  /** The name of its picture in demo/media/forms. */
  name: string
  /** Printed at the top. */
  heading: string[]
  /** What the sheet shows, in words. */
  alt: Both
  cells: FormCell[]
  stem: Both
  explanation: Both
}

export type FormBody = BodyOf<'form'>
