import { fileFolders } from '#src/features/content/file/tables.ts'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { FileRow } from '#src/server/storage/tables.ts'

/** Makes stored files those of teachers, in a folder for each course; a file that two courses use is made once. */
export class TeacherFiles {
  readonly #tx: Tx
  readonly #folders = new Map<string, number>()
  readonly #made = new Map<number, number>()

  constructor(tx: Tx) {
    this.#tx = tx
  }

  /** @returns the id that the item of a course names */
  async idOf(file: FileRow, { ownerId, folder }: { ownerId: number; folder: string }) {
    const known = this.#made.get(file.id)
    if (known !== undefined) return known
    const folderId = await this.#folder(ownerId, folder)
    const id = await newUserFile(this.#tx, { ownerId, file, folderId })
    this.#made.set(file.id, id)
    return id
  }

  async #folder(ownerId: number, name: string): Promise<number> {
    const key = `${ownerId} ${name}`
    const known = this.#folders.get(key)
    if (known !== undefined) return known
    const [row] = await this.#tx
      .insert(fileFolders)
      .values({ ownerId, name })
      .returning({ id: fileFolders.id })
    this.#folders.set(key, row!.id)
    return row!.id
  }
}
