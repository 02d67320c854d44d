import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { fileTypeFromBuffer } from 'file-type'
import { eventuallyMade } from '#src/server/testing/eventually-made.ts'
import type { Person, World } from '#tests/world.ts'
import { filmApi } from './contract.ts'

/** The bytes of a small film, two seconds of 320 × 180. */
export const filmBytes = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name))

export const testFilms = ({ app: { kernel } }: Pick<World, 'app'>) => {
  /** Gives a person a film, as its upload does at the end. */
  async function give(
    owner: { id: number },
    name: string,
    bytes?: Buffer,
  ): Promise<{ userFileId: number; file: FileRow }> {
    const given = bytes ?? (await filmBytes(name))
    const mime = (await fileTypeFromBuffer(given))?.mime ?? 'application/octet-stream'
    const file = await saveFile(kernel, {
      ...{ bytes: given, name, mime, ownerId: owner.id },
      visibility: 'private',
    })
    const userFileId = await kernel.db.transaction(async (tx) => {
      await beginWorks(kernel, tx, file)
      return newUserFile(tx, { ownerId: owner.id, file })
    })
    return { userFileId, file }
  }
  /** Waits until nothing more will come. */
  const finished = (owner: Person, userFileId: number) =>
    eventuallyMade(
      kernel.events,
      async () => {
        const film = await owner(filmApi.getFilm, { file: userFileId })
        if (film.state !== 'done' && film.state !== 'failed') throw new Error(JSON.stringify(film))
        return film
      },
      40_000,
    )
  /** The body behind an address, and its status. */
  const get = async (url: string) => {
    const answer = await kernel.app.inject({ url })
    return {
      status: answer.statusCode,
      body: answer.rawPayload,
      type: answer.headers['content-type'],
    }
  }
  return { give, finished, get }
}
