import type { GivenFile } from '#src/features/content/file/given-file.ts'

/** Reads a photograph that was sent before this page was opened. @throws TypeError, as without a network */
export async function readSent(given: GivenFile | undefined): Promise<File> {
  const answer = given && (await fetch(given.url))
  if (!answer?.ok) throw new TypeError('not loaded')
  const blob = await answer.blob()
  return new File([blob], given!.name, { type: blob.type })
}
