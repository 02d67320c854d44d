import { texts, useFormat, useText } from '#src/web/i18n.tsx'
import type { QuestionBody } from '../../question/body/body.ts'
import type { Problem } from '../../question/body/problem-codes.ts'
import { problemsText } from '../../question/body/problems-text.ts'
import { partText } from './part-text.ts'

const words = texts(problemsText)

/** Returns the words of a problem with the place of its part: 'Question 2 · Option 3: This option is empty'. */
export function useProblemWords(body: QuestionBody): (problem: Problem) => string {
  const t = useText(words)
  const p = useText(partText)
  const format = useFormat()
  return ({ code, part, child }) => {
    const at = body.type === 'group' ? body.questions.findIndex(({ id }) => id === child) : -1
    const inside = at >= 0 && body.type === 'group' ? body.questions[at]!.body : body
    const found = part === undefined ? undefined : placeOf(inside, part)
    const place = [
      ...(at < 0 ? [] : [p.child(format.number(at + 1))]),
      ...(found
        ? [
            p.one(
              found.part === 'right' ? p.rightSide : (p.parts[found.part] ?? ''),
              format.number(found.index),
            ),
          ]
        : []),
    ].join(p.joint)
    return place === '' ? t[code] : p.inPlace(place, t[code])
  }
}

/** Finds a part by its id: in which list of the body it stands, and at which place, from 1. */
function placeOf(body: QuestionBody, id: string) {
  for (const [part, list] of Object.entries(body)) {
    if (!Array.isArray(list)) continue
    const index = list.findIndex((one: { id?: string }) => one.id === id)
    if (index >= 0) return { part, index: index + 1 }
  }
  return undefined
}
