import type { PlainAnswer, QuestionAnswer } from './answer.ts'
import type { QuestionBody } from './body/body.ts'
import { photosMost } from './body/limits.ts'

/** The types of questions whose answers take photographs. */
export type PhotoType = 'shortAnswer' | 'essay'

/** A question, or a question of a group, whose answer takes photographs. */
export interface PhotoPlace {
  type: PhotoType
  /** The question of a group, else ''. */
  part: string
}

interface Typed {
  id?: string
  type: string
}

const isPhotoType = (type: string | undefined): type is PhotoType =>
  type === 'shortAnswer' || type === 'essay'

/** Returns where the answer to a question takes photographs; undefined where it takes none. */
export function photoPlace(body: QuestionBody, part: string): PhotoPlace | undefined {
  const typed = body.type === 'group' ? body.questions.find(({ id }) => id === part)?.body : body
  if ((body.type === 'group') === (part === '')) return undefined
  return placeOf(typed, part)
}

export const placeOf = (typed: Typed | undefined, part: string): PhotoPlace | undefined =>
  isPhotoType(typed?.type) ? { type: typed.type, part } : undefined

const plainOf = (
  answer: QuestionAnswer | null | undefined,
  part: string,
): PlainAnswer | undefined =>
  answer?.type === 'group' ? answer.answers[part] : (answer ?? undefined)

/** The photographs of an answer at a place. */
export function photosAt(
  answer: QuestionAnswer | null | undefined,
  { type, part }: PhotoPlace,
): readonly number[] {
  const plain = plainOf(answer, part)
  return plain?.type === type ? (plain.photos ?? []) : []
}

/**
 * Adds photographs to an answer and takes others out. Those that have no room any more are left out.
 * @returns undefined where nothing changes
 */
export function withPhotos(
  answer: QuestionAnswer | null | undefined,
  place: PhotoPlace,
  { add, drop }: { add: readonly number[]; drop: readonly number[] },
): QuestionAnswer | undefined {
  const { type, part } = place
  const before = photosAt(answer, place)
  const kept = before.filter((one) => !drop.includes(one))
  const photos = [...new Set([...kept, ...add])].slice(0, Math.max(photosMost, kept.length))
  if (photos.length === before.length && photos.every((one, at) => one === before[at])) {
    return undefined
  }
  const given = plainOf(answer, part)
  const blank =
    type === 'essay' ? ({ type, html: '' } as const) : ({ type: 'shortAnswer', text: '' } as const)
  const plain = { ...(given?.type === type ? given : blank), photos } as PlainAnswer
  if (part === '') return plain
  const answers = answer?.type === 'group' ? answer.answers : {}
  return { type: 'group', answers: { ...answers, [part]: plain } }
}
