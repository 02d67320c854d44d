import { documentApi } from '#src/features/content/document/contract.ts'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'

/** How a file is seen while a text is edited. */
export interface FileLook {
  /** The address of a picture, or of the poster of a film. */
  shown: string | null
  name: string
}

/** The files that this tab has seen: a text keeps their numbers alone, wherever it is copied or restored from. */
const seen = new Map<string, FileLook>()
const asked = new Map<string, Promise<FileLook | undefined>>()

export const lookOf = (file: string): FileLook | undefined => seen.get(file)

export function keepLook(file: string, shown: string | null, name = ''): void {
  seen.set(file, { shown, name })
}

/** Keeps the looks of the files in a text that was opened for reading. */
export function keepLooksOf(opened: string): void {
  if (!/data-(?:file|film|frame)=/.test(opened)) return
  const { body } = new DOMParser().parseFromString(opened, 'text/html')
  for (const { dataset } of body.querySelectorAll<HTMLElement>('[data-film][data-name]')) {
    keepLook(dataset['film']!, dataset['poster'] ?? null, dataset['name'])
  }
  for (const picture of body.querySelectorAll<HTMLImageElement>('img[data-file][src]')) {
    keepLook(picture.dataset['file']!, widestOf(picture))
  }
  for (const picture of body.querySelectorAll<HTMLImageElement>('img[data-frame][src]')) {
    keepLook(picture.dataset['frame']!, widestOf(picture))
  }
  for (const { dataset } of body.querySelectorAll<HTMLElement>('[data-state=missing]')) {
    keepLook(dataset['file'] ?? dataset['film'] ?? '', null)
  }
}

/** A picture without a width is edited as wide as it is. */
const widestOf = (picture: HTMLImageElement): string | null =>
  picture.srcset.split(', ').at(-1)?.split(' ')[0] || picture.getAttribute('src')

/** Asks the server for a file that this tab has not seen yet, or whose address has ended; once at a time. */
export function findLook(file: string): Promise<FileLook | undefined> {
  const running = asked.get(file) ?? find(file)
  asked.set(file, running)
  return running
}

async function find(file: string): Promise<FileLook | undefined> {
  const call = api(documentApi.getDocument, { file: Number(file) }, { quiet: true })
  const view = await quietly(call)
  asked.delete(file)
  if (view) keepLook(file, view.kind === 'picture' ? view.url : null, view.name)
  return seen.get(file)
}
