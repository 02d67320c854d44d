import type { Call } from '#src/server/kernel.ts'
import type { paperApi } from '../contract.ts'

export interface StoredSection {
  id: number
  name: string
  /** In their order. */
  questions: readonly { questionId: number; versionId: number; points: number }[]
}

/** Whether a paper stands in the store as a save wants it: the save is repeated after its answer was lost. */
export function isSaved(
  { name, sections }: Call<typeof paperApi.savePaper>['input'],
  stored: { name: string; sections: readonly StoredSection[] },
): boolean {
  const wanted = sections.map((one) => [
    one.name,
    one.questions.map(({ questionId, points }) => [questionId, points]),
  ])
  const found = stored.sections.map((one) => [
    one.name,
    one.questions.map(({ questionId, points }) => [questionId, points]),
  ])
  return name === stored.name && JSON.stringify(wanted) === JSON.stringify(found)
}
