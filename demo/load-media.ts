import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { DemoChapter, DemoCourse, DemoItem } from './types.ts'

const folder = join(import.meta.dirname, 'media')

const mimes: Record<string, string> = {
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The stored files of the demo, by their path in demo/media. */
export interface Media {
  /** A film or courseware, to be made one of a teacher's files. */
  file(path: string): FileRow
  /** The text of subtitles. */
  text(path: string): string
  /** The length of a video in seconds. */
  seconds(slug: string): number
  /** The pages of a document. */
  pages(path: string): number
}

/** Stores every file that a course names, before the transaction, as blobs are. */
export async function storeMedia(kernel: Kernel, courses: DemoCourse[]): Promise<Media> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as Record<
    string,
    { seconds?: number; pages?: number }
  >
  const items = courses.flatMap((course) => itemsOf(course.chapters))
  // The same file may be named by two items; the first one gives it its name.
  const names = new Map(
    items.toReversed().flatMap((item) => filesOf(item).map((path) => [path, item.name.zh])),
  )
  const rows = new Map<string, FileRow>()
  const texts = new Map<string, string>()
  for (const [path, name] of names) {
    const bytes = await readFile(join(folder, path))
    const ending = path.split('.').at(-1) ?? ''
    if (ending === 'vtt') {
      texts.set(path, bytes.toString('utf8'))
      continue
    }
    const row = await saveFile(kernel, {
      name: `${name}.${ending}`,
      mime: mimes[ending] ?? 'application/octet-stream',
      bytes,
      visibility: 'private',
      ownerId: null,
    })
    rows.set(path, row)
  }
  const known = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`demo media ${name} is missing`)
    return value
  }
  return {
    file: (path) => known(rows.get(path), path),
    text: (path) => known(texts.get(path), path),
    seconds: (slug) => known(index[slug]?.seconds, slug),
    pages: (path) => known(index[path]?.pages, path),
  }
}

const itemsOf = (chapters: DemoChapter[]): DemoItem[] =>
  chapters.flatMap((chapter) => [...(chapter.items ?? []), ...itemsOf(chapter.children ?? [])])

/** Returns the paths in demo/media that an item needs. */
function filesOf(item: DemoItem): string[] {
  if (item.kind === 'video') {
    return ['mp4', 'zh.vtt', 'en.vtt'].map((ending) => `${item.media}.${ending}`)
  }
  if (item.kind === 'courseware') {
    return [item.file]
  }
  return []
}

/**
 * Returns a number from 0 to 1; the same name always gives the same one, so the demo is the same on
 * every machine.
 */
export function chance(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
}
