import type { ChosenFile } from '#src/features/content/file/web/uploads/chosen-files.ts'
import { kindByName } from '#src/shared/file-kind.ts'
import { numberingOf } from '../paste/numbering-text.ts'
import type { PlannedChapter, PlannedItem } from '../planned.ts'
import { byNaturalOrder } from './natural-order.ts'

/** Where files that lie in no folder go. */
export type Loose = 'each' | 'one' | 'inside'

export interface FilePlan {
  chapters: PlannedChapter[]
  /** Items of no new chapter: they go into the chapter that takes them. */
  items: PlannedItem[]
  /** Files of kinds that no item shows. */
  skipped: string[]
}

interface Folder {
  files: PlannedItem[]
  folders: Map<string, Folder>
}

const newFolder = (): Folder => ({ files: [], folders: new Map() })

/**
 * Turns files into chapters and items: folders become chapters, films videos, and documents, slides and pictures
 * courseware, in the order of their numbers. The one folder around all others is the course itself.
 */
export function planFiles(
  chosen: readonly ChosenFile[],
  { loose, looseName }: { loose: Loose; looseName: string },
): FilePlan {
  const root = newFolder()
  const skipped: string[] = []
  for (const { file, folders } of chosen) {
    const type = typeOf(file.name)
    if (!type) {
      skipped.push(file.name)
      continue
    }
    let folder = root
    for (const name of folders) {
      const inner = folder.folders.get(name) ?? newFolder()
      folder.folders.set(name, inner)
      folder = inner
    }
    folder.files.push({ name: file.name, type, file, folders })
  }
  const around = root.files.length === 0 && root.folders.size === 1 && [...root.folders.values()][0]
  const isAround = around && around.files.length === 0 && around.folders.size > 0
  const top = isAround ? around : root
  const chapters = chaptersIn(top)
  const files = itemsIn(top)
  if (files.length === 0) return { chapters, items: [], skipped }
  if (loose === 'inside') return { chapters, items: files, skipped }
  if (loose === 'one') {
    return { chapters: [chapterOf(looseName, files), ...chapters], items: [], skipped }
  }
  // The film, the slides and the exercise of one lesson have one name.
  const groups = Map.groupBy(files, ({ file }) => stemOf(file.name))
  const each = [...groups].map(([stem, group]) => chapterOf(withoutNumber(stem), group))
  return { chapters: [...each, ...chapters], items: [], skipped }
}

/** The type of item that a file becomes; undefined where none shows it. */
export function typeOf(name: string): PlannedItem['type'] | undefined {
  const kind = kindByName(name)
  if (kind === 'film' || kind === 'sound') return 'video'
  if (kind === 'document' || kind === 'picture') return 'courseware'
  // Subtitles belong to a film.
  return kind === 'text' && !/\.(srt|vtt)$/i.test(name) ? 'courseware' : undefined
}

const chapterOf = (name: string, items: PlannedItem[]): PlannedChapter => ({
  ...{ name, introduction: '', items, chapters: [] },
})

function chaptersIn({ folders }: Folder): PlannedChapter[] {
  return [...folders]
    .toSorted(([one], [other]) => byNaturalOrder(one, other))
    .map(([name, folder]) => ({
      name: withoutNumber(name),
      introduction: '',
      items: itemsIn(folder),
      chapters: chaptersIn(folder),
    }))
}

const itemsIn = ({ files }: Folder): PlannedItem[] =>
  files
    .toSorted((one, other) => byNaturalOrder(one.name, other.name))
    .map((item) => ({ ...item, name: withoutNumber(stemOf(item.name)) }))

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '')

/** The outline has numbers of its own. A name that is only a number stays. */
function withoutNumber(name: string): string {
  const text = name.normalize('NFC').trim()
  const [, rest] = /^\d{1,4}[\s_\-.、]+(.+)$/u.exec(text) ?? []
  const found = numberingOf(text, true)?.rest
  return found || rest || text
}
