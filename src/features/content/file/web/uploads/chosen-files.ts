import { quietly } from '#src/web/quietly.ts'
import { rememberHandle } from './file-handles.ts'

/** A file as it was chosen or dropped, with the names of the folders around it. */
export interface ChosenFile {
  file: File
  folders: readonly string[]
}

/** Files that systems put into folders by themselves. */
const ofSystems = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
/** An empty file that was chosen by itself is kept: the list of uploads says why it fails. */
const isWanted = ({ file, folders }: ChosenFile) =>
  !ofSystems.has(file.name) && (file.size > 0 || folders.length === 0)

/** Takes the files of an input, which can then choose the same ones again. */
export function filesFromInput(input: HTMLInputElement): ChosenFile[] {
  const chosen = [...(input.files ?? [])].map((file) => ({
    file,
    folders: file.webkitRelativePath.split('/').slice(0, -1),
  }))
  input.value = ''
  return chosen.filter(isWanted)
}

/** Some browsers give the way to a dropped file, by which an upload goes on after a reload. */
type WithHandle = DataTransferItem & {
  getAsFileSystemHandle?: () => Promise<FileSystemFileHandle | FileSystemDirectoryHandle | null>
}

async function openedBy(handle: FileSystemFileHandle): Promise<File> {
  const file = await handle.getFile()
  rememberHandle(file, handle)
  return file
}

/** Reads what was dropped or pasted, folders with all that is in them. */
export async function filesFromTransfer(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The list is emptied after the event, so the entries are taken before the first wait.
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({
      entry: item.webkitGetAsEntry() ?? item.getAsFile(),
      handle: quietly((item as WithHandle).getAsFileSystemHandle?.()),
    }))
  const found = await Promise.all(
    entries.map(async ({ entry, handle }) => {
      if (entry instanceof File) return [{ file: entry, folders: [] }]
      const way = await handle
      if (way?.kind === 'file') return [{ file: await openedBy(way), folders: [] }]
      return entry ? readEntry(entry, []) : []
    }),
  )
  return found.flat().filter(isWanted)
}

async function readEntry(entry: FileSystemEntry, folders: string[]): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, failed) =>
      (entry as FileSystemFileEntry).file(done, failed),
    )
    return [{ file, folders }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: ChosenFile[] = []
  for (;;) {
    // A reader answers a hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((done, failed) =>
      reader.readEntries(done, failed),
    )
    if (some.length === 0) return found
    for (const one of some) found.push(...(await readEntry(one, [...folders, entry.name])))
  }
}
