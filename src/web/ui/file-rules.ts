/** The reason for not sending a file. */
type FileProblem = 'noExtension' | 'badType' | 'tooLarge'

/** Checks a file before it is sent; null means that it may be sent. @param accept extensions: ['.pdf', '.docx']. */
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

/** The rules of a file and their words, as a page carries them to the script of its plain form. */
export interface FileRules {
  accept: readonly string[]
  maxBytes: number
  words: Record<FileProblem | 'empty', string>
}

/** Returns the reason for which a file cannot be sent, in words. */
export function refusedFile(
  file: { name: string; size: number },
  { accept, maxBytes, words }: FileRules,
): string | undefined {
  const problem = fileProblem(file, accept, maxBytes) ?? (file.size === 0 && 'empty')
  return problem ? words[problem] : undefined
}

/** Formats bytes, the same in both languages: 1536 → '1.5 KB'. */
export function fileSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const amount = bytes / 1024 ** step
  return `${Number(amount.toFixed(amount < 10 ? 1 : 0))} ${units[step]}`
}
