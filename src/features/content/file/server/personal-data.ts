import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { fileFolders, fileUploads, userFiles, userFileVersions } from '../tables.ts'
import { unusedFilesOf } from './uses-by-keys.ts'

/** The personal data that this room holds: a person's files in their folders, and the history of uploads. */
export const filePersonalParts = [
  personalPart({
    id: 'uploads',
    name: { zh: '上传记录', en: 'Upload history' },
    tables: ['file_uploads'],
    fate: 'deleted',
    rows: (userId) => sql`
      select name, size, received, state, began_at from file_uploads
      where owner_id = ${userId} order by began_at`,
    async erase(tx, userId) {
      await tx.delete(fileUploads).where(eq(fileUploads.ownerId, userId))
    },
  }),
  personalPart({
    id: 'my-files',
    name: { zh: '我的文件', en: 'My files' },
    tables: ['user_files', 'user_file_versions'],
    fate: {
      anonymous: {
        zh: '课程正在使用的文件随课程保留，不再关联到您；其余文件删除',
        en: 'Files that courses use stay with those courses, without your name; all others are deleted',
      },
    },
    rows: (userId) => sql`
      select u.id as number, d.name as folder, u.name, f.id as file, f.mime, f.size, u.created_at,
        u.changed_at, coalesce((
          select json_agg(json_build_object('file', v.file_id, 'replaced_at', v.replaced_at) order by v.id)
          from user_file_versions v where v.user_file_id = u.id), '[]') as former_versions
      from user_files u join files f on f.id = u.file_id left join file_folders d on d.id = u.folder_id
      where u.owner_id = ${userId} order by u.id`,
    erase: leaveUserFiles,
  }),
  personalPart({
    id: 'folders',
    name: { zh: '文件夹', en: 'Folders' },
    tables: ['file_folders'],
    fate: 'deleted',
    rows: (userId) => sql`
      select d.name, parent.name as inside, d.created_at
      from file_folders d left join file_folders parent on parent.id = d.parent_id
      where d.owner_id = ${userId} order by d.id`,
    async erase(tx, userId) {
      await tx.delete(fileFolders).where(eq(fileFolders.ownerId, userId))
    },
  }),
]

/** The stored files that are listed here as user files or their previous versions. */
export const listedFiles = sql`select file_id from user_files union select file_id from user_file_versions`

/** The bytes of what is deleted here lose their last reference; the part of the kernel deletes them then. */
async function leaveUserFiles(tx: Tx, userId: number): Promise<void> {
  const unused = await unusedFilesOf(tx, userId)
  if (unused.length > 0) await tx.delete(userFiles).where(inArray(userFiles.id, unused))
  await tx.execute(sql`
    delete from ${userFileVersions} v using ${userFiles} u
    where u.id = v.user_file_id and u.owner_id = ${userId}`)
  await tx.update(userFiles).set({ ownerId: null }).where(eq(userFiles.ownerId, userId))
}
