import type { Difficulty, QuestionType } from '../question/types.ts'

/** A place of a paper that a question fills. */
export interface Slot {
  type: QuestionType
  difficulty: Difficulty
  /** The question that stands there in the paper by whose plan papers are made. */
  questionId: number
}

export interface Candidate {
  questionId: number
  type: QuestionType
  difficulty: Difficulty
}

export interface Twins {
  /** The question of each slot, in paper A and in paper B; null where none of its type is left. */
  papers: [a: (number | null)[], b: (number | null)[]]
  /** Slots, of both papers, with a question of another difficulty than the plan has. */
  otherDifficulty: number
}

/**
 * Fills two papers by the plan of one: each place gets a question of its type, of its difficulty where there is one
 * left and otherwise of the nearest. The papers share questions only where the candidates do not suffice for both.
 * @param candidates each once, those to be preferred first
 * @param keepA paper A is the paper of the plan
 */
export function composeTwins(
  slots: readonly Slot[],
  candidates: readonly Candidate[],
  { keepA }: { keepA: boolean },
): Twins {
  const known = new Map(candidates.map((one) => [one.questionId, one]))
  for (const slot of slots) if (!known.has(slot.questionId)) known.set(slot.questionId, slot)
  const a: (number | null)[] = slots.map(({ questionId }) => (keepA ? questionId : null))
  const b: (number | null)[] = slots.map(() => null)
  const used = new Set(a.filter((one) => one !== null))
  const open = [...(keepA ? [] : [a]), b]
  // Every place gets its exact difficulty before any place takes what another one needs.
  for (const nearness of [0, 1, 2]) {
    for (const [at, slot] of slots.entries()) {
      for (const paper of open) {
        if (paper[at] !== null) continue
        const found = candidates.find(
          (one) => !used.has(one.questionId) && fits(one, slot, nearness),
        )
        if (!found) continue
        paper[at] = found.questionId
        used.add(found.questionId)
      }
    }
  }
  // The rest comes from the other paper.
  for (const nearness of [0, 1, 2]) {
    for (const [at, slot] of slots.entries()) {
      for (const paper of open) {
        if (paper[at] !== null) continue
        const other = paper === a ? b : a
        paper[at] =
          other.find(
            (id) => id !== null && !paper.includes(id) && fits(known.get(id)!, slot, nearness),
          ) ?? null
      }
    }
  }
  const isOther = (id: number | null, at: number) =>
    id !== null && known.get(id)!.difficulty !== slots[at]!.difficulty
  return { papers: [a, b], otherDifficulty: open.flatMap((one) => one.filter(isOther)).length }
}

const fits = (one: Candidate, slot: Slot, nearness: number) =>
  one.type === slot.type && Math.abs(one.difficulty - slot.difficulty) === nearness

/** The part of questions that both papers have, in whole percent of a paper. */
export const overlapOf = ([a, b]: Twins['papers']): number =>
  percentOf(a.filter((id) => id !== null && b.includes(id)).length, a.length)

export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)
