import * as z from 'zod/mini'
import { pointsForm, pointsMissing } from '../forms.ts'

/** Points as they are typed; a Chinese keyboard may give an ideographic or a wide full stop. */
export const pointsOf = (typed: string) =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(/[\u3002\uFF0E]/, '.'))

export const typedPoints = z.string().check((context) => {
  const points = pointsOf(context.value)
  const outcome = pointsForm.safeParse(points)
  const message = Number.isNaN(points) ? pointsMissing : outcome.error?.issues[0]?.message
  if (message) context.issues.push({ code: 'custom', input: context.value, message })
})

export const pointsField = z.object({ points: typedPoints })
