import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { overlapOf, percentOf } from '../compose-twins.ts'
import type { paperApi } from '../contract.ts'
import { usesShown } from '../twins-api.ts'
import { chooseTwins, type ChosenTwins } from './choose-twins.ts'

type Answer = AnswerOf<typeof paperApi.getTwins>

/** Answers with papers A and B as they would be made. */
export async function getTwins(call: Call<typeof paperApi.getTwins>): Promise<Answer> {
  const chosen = await chooseTwins(call.db, call)
  const { papers, otherDifficulty, choice } = chosen
  const [a, b] = papers
  return {
    papers: [twinOf(chosen, a, b), twinOf(chosen, b, a)],
    overlap: overlapOf(papers),
    missing: missingOf(chosen),
    ...{ otherDifficulty, choice },
  }
}

function twinOf(
  { places, questions, uses }: ChosenTwins,
  own: readonly (number | null)[],
  other: readonly (number | null)[],
): Answer['papers'][number] {
  const list = own.flatMap((id, at) => {
    if (id === null) return []
    const { title, type, difficulty, versionId } = questions.get(id)!
    return {
      ...{ questionId: id, title, type, difficulty },
      ...{ points: places[at]!.points, inBoth: other.includes(id) },
      uses: (uses.get(id) ?? []).slice(0, usesShown).map(({ name, path, at: when, ...use }) => ({
        ...{ name, path, at: when, isOtherVersion: use.versionId !== versionId },
      })),
    }
  })
  const sum = (of: (one: (typeof list)[number]) => number) =>
    list.reduce((total, one) => total + of(one), 0)
  return {
    points: Math.round(sum(({ points }) => points) * 100) / 100,
    difficulty:
      list.length === 0
        ? 0
        : Math.round((sum(({ difficulty }) => difficulty) / list.length) * 100) / 100,
    recent: percentOf(list.filter((one) => one.uses.length > 0).length, list.length),
    questions: list,
  }
}

/** Questions of each type that neither the bank nor the other paper has. */
export function missingOf({ places, papers }: ChosenTwins): Answer['missing'] {
  const types = papers.flatMap((paper) =>
    paper.flatMap((id, at) => (id === null ? places[at]!.type : [])),
  )
  return [...Map.groupBy(types, (type) => type)].map(([type, { length }]) => ({
    ...{ type, count: length },
  }))
}
