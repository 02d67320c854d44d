import {
  forgetFile,
  keepFile,
  keptFiles,
} from '#src/features/learning/quiz/web/files/kept-files.ts'
import { keepStored, readStored } from '#src/web/stored.ts'

/** A picture as it was chosen, and its name in this page. */
interface Chosen {
  key: string
  source: File
}

const namesOf = (of: string): string[] => {
  const names = readStored('session', of)
  return Array.isArray(names) ? names.map(String) : []
}

/** Keeps a picture over a reload, until it has arrived or is removed. */
export async function keepPicture(of: string, { key, source }: Chosen): Promise<void> {
  keepStored('session', of, [...namesOf(of), key])
  await keepFile({
    ...{ key, of, questionId: 0, part: '', way: 'photo', name: source.name, file: source },
    ...{ uploadId: key, keptAt: Date.now() },
  })
}

export async function forgetPicture(of: string, key: string): Promise<void> {
  const left = namesOf(of).filter((name) => name !== key)
  keepStored('session', of, left.length > 0 ? left : undefined)
  await forgetFile(key)
}

/** Takes the pictures that an earlier page of this tab has left on their way, in their order. */
export async function takeKept(of: string): Promise<File[]> {
  const names = new Set(namesOf(of))
  keepStored('session', of, undefined)
  const kept = (await keptFiles(of)).filter(({ key }) => names.has(key))
  for (const { key } of kept) await forgetFile(key)
  return kept.map(({ file }) => file)
}
