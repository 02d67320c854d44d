type UploadState = 'ready' | 'uploading' | 'success' | 'fail'

export interface Upload<R> {
  id: number
  name: string
  size: number
  state: UploadState
  /** 0 … 1 */
  progress: number
  error?: string
  result?: R
  /** Absent for a file that the server had before. */
  file?: File
}

/** A file that failed is no part of the form: its line only says why, and offers another try. */
const counts = ({ state }: Pick<Upload<unknown>, 'state'>) => state !== 'fail'

/** The number of files that the form has or will have. */
export const countOf = (list: readonly Pick<Upload<unknown>, 'state'>[]): number =>
  list.filter(counts).length

/**
 * Adds files to a list of at most `max`. A single file replaces the one before, and a new choice the
 * refused ones before it; a refused file never replaces one that arrived.
 */
export function withAdded<R>(
  list: readonly Upload<R>[],
  added: readonly Upload<R>[],
  max: number,
): readonly Upload<R>[] {
  const kept = max === 1 ? list.filter(counts) : list
  const all = [...kept, ...added]
  const taken = new Set(all.filter(counts).slice(-max))
  return all.filter((item) => !counts(item) || taken.has(item))
}

/** Puts a failed file back in line; of a single file it takes the place again. */
export function withRetried<R>(
  list: readonly Upload<R>[],
  id: number,
  max: number,
): readonly Upload<R>[] {
  const retried = list.find((item) => item.id === id)
  if (!retried || (max > 1 && countOf(list) >= max)) return list
  const { error: _, ...rest } = retried
  const ready: Upload<R> = { ...rest, state: 'ready', progress: 0 }
  if (max === 1) return [...list.filter((item) => !counts(item) && item.id !== id), ready]
  return list.map((item) => (item.id === id ? ready : item))
}
