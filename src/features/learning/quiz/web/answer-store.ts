import type { AnswerStore, Kept } from './answer-queue.ts'

/** Stores the answers of one attempt in local storage, or in memory where that is missing or full. */
export function answerStore(
  attemptId: number,
  storage: () => Storage = () => localStorage,
): AnswerStore {
  const prefix = `quiz:${attemptId}:`
  const memory = new Map<number, Kept>()

  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(storage())
    } catch {
      return undefined
    }
  }
  const get = (questionId: number) =>
    memory.get(questionId) ?? attempt((kept) => readKept(kept.getItem(prefix + questionId)))

  return {
    get,
    all() {
      const keys = attempt((kept) => Object.keys(kept)) ?? []
      const stored = keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => Number(key.slice(prefix.length)))
      const entries = [...new Set([...memory.keys(), ...stored])].flatMap((questionId) => {
        const kept = get(questionId)
        return kept ? [[questionId, kept] as const] : []
      })
      return new Map(entries.sort(([, a], [, b]) => a.revision - b.revision))
    },
    set(questionId, kept) {
      const written = attempt((storage) => {
        storage.setItem(prefix + questionId, JSON.stringify(kept))
        return true
      })
      if (written) memory.delete(questionId)
      else memory.set(questionId, kept)
    },
    remove(questionId) {
      memory.delete(questionId)
      attempt((storage) => storage.removeItem(prefix + questionId))
    },
  }
}

function readKept(text: string | null): Kept | undefined {
  if (text === null) return undefined
  const kept = JSON.parse(text) as Partial<Kept>
  return typeof kept.revision === 'number' && kept.answer ? (kept as Kept) : undefined
}
