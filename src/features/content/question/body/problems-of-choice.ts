import type { BodyOf } from './body.ts'
import { isSaid } from './content.ts'
import type { Problem } from './problem-codes.ts'
import type { Bilingual } from './text.ts'

interface Part {
  id: string
  text: Bilingual
}

/** The parts that say the same as an earlier one. */
export function doubles(parts: readonly Part[]): string[] {
  const seen = new Set<string>()
  return parts.flatMap(({ id, text: { zh, en } }) => {
    const said = JSON.stringify([zh.trim(), en.trim()])
    if (seen.has(said)) return [id]
    seen.add(said)
    return []
  })
}

export function problemsOfChoice(body: BodyOf<'single'> | BodyOf<'multiple'>): Problem[] {
  const { options } = body
  const problems: Problem[] = []
  const said = options.filter(({ text }) => isSaid(text))
  if (options.length < 2) problems.push({ code: 'tooFewOptions' })
  for (const { id, text } of options) {
    if (!isSaid(text)) problems.push({ code: 'emptyOption', part: id })
  }
  for (const part of doubles(said)) problems.push({ code: 'sameOption', part })
  const right = options.filter((option) => option.right)
  if (right.length === 0) problems.push({ code: 'noRight' })
  if (body.type === 'single' && right.length > 1) problems.push({ code: 'severalRight' })
  if (body.type === 'multiple' && body.rule === 'weights') {
    const total = right.reduce((sum, { weight = 1 / right.length }) => sum + weight, 0)
    if (Math.abs(total - 1) > 0.01) problems.push({ code: 'weightsMissTotal' })
  }
  return problems
}
