/** What stands against a file before it is sent; null when nothing does. */
export type FileProblem = 'noExtension' | 'badType' | 'tooLarge'

/** `accept` are extensions with their dot, as in an input's accept: ['.pdf', '.docx']. */
export function fileProblem(
  file: { name: string; size: number },
  accept: readonly string[] | undefined,
  maxBytes: number | undefined,
): FileProblem | null {
  if (accept) {
    const dot = file.name.lastIndexOf('.')
    if (dot < 1 || dot === file.name.length - 1) return 'noExtension'
    if (!accept.includes(file.name.slice(dot).toLowerCase())) return 'badType'
  }
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : null
}

/** 1536 → '1.5 KB'; the same in both languages. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const amount = bytes / 1024 ** step
  return `${Number(amount.toFixed(amount < 10 ? 1 : 0))} ${units[step]}`
}
