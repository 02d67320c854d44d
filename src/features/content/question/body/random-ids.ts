import type { PlainBody, QuestionBody } from './body.ts'
import type { Gap } from './gap.ts'
import { newId } from './new-id.ts'

/**
 * Returns a copy of a body in which the parts whose order may tell the key have random ids. Imports and lists written
 * by hand number such parts in the order of the key, and shuffling hides the order but not the ids. For bodies that
 * have no answers yet: answers name parts by these ids.
 */
export function withRandomIds(body: QuestionBody): QuestionBody {
  if (body.type !== 'group') return inPlain(body)
  return { ...body, questions: body.questions.map((one) => ({ ...one, body: inPlain(one.body) })) }
}

function inPlain(body: PlainBody): PlainBody {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return { ...body, options: renamed(body.options).parts }
    case 'matching': {
      const { parts: right, idOf } = renamed(body.right)
      const pairs = Object.entries(body.pairs).map(([left, id]) => [left, idOf(id)])
      return { ...body, right, pairs: Object.fromEntries(pairs) as Record<string, string> }
    }
    case 'ordering':
    case 'classification':
      // Categories stand in the order in which they were written, and items name them as before.
      return { ...body, items: renamed(body.items).parts } as typeof body
    case 'hotspot':
      return { ...body, areas: renamed(body.areas).parts }
    case 'dragText': {
      const { parts: tokens, idOf } = renamed(body.tokens)
      return {
        ...body,
        tokens,
        gaps: body.gaps.map((gap) => ({ ...gap, right: gap.right.map(idOf) })),
      }
    }
    case 'cloze':
      return { ...body, gaps: body.gaps.map(inGap) }
    case 'form':
      return { ...body, boxes: body.boxes.map((box) => ({ ...box, gap: inGap(box.gap) })) }
    case 'trueFalse':
    case 'fillIn':
    case 'numeric':
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return body
  }
}

const inGap = (gap: Gap): Gap =>
  gap.kind === 'choice' ? { ...gap, options: renamed(gap.options).parts } : gap

/** `idOf` leaves an id that names none of the parts as it is. */
function renamed<P extends { id: string }>(parts: readonly P[]) {
  const ids = new Map<string, string>()
  const old = parts.map(({ id }) => id)
  for (const id of old) ids.set(id, newId([...old, ...ids.values()]))
  const idOf = (id: string) => ids.get(id) ?? id
  return { parts: parts.map((part) => ({ ...part, id: idOf(part.id) })), idOf }
}
