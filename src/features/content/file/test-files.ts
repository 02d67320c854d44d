import type { World } from '#tests/world.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { newUserFile } from './server/new-user-file.ts'

const mimes: Record<string, string> = {
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** Gives people files without an upload. */
export const testFiles = ({ app: { kernel } }: Pick<World, 'app'>) => ({
  async give(
    owner: { id: number },
    name: string,
    { bytes = `${name} of ${owner.id}` as string | Buffer, folderId = null as number | null } = {},
  ): Promise<{ userFileId: number; file: FileRow }> {
    const file = await saveFile(kernel, {
      ...{ bytes: Buffer.from(bytes as string), name, ownerId: owner.id, visibility: 'private' },
      mime: mimes[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    })
    return { userFileId: await newUserFile(kernel.db, { ownerId: owner.id, file, folderId }), file }
  },
  /** The bytes behind an address. */
  async read(url: string): Promise<string> {
    const answer = await kernel.app.inject({ url })
    return answer.statusCode === 200 ? answer.body : String(answer.statusCode)
  },
})
