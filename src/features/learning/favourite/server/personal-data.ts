import { eq, sql } from 'drizzle-orm'
import type { Both } from '#src/shared/locale.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { favouriteFolders } from '../tables.ts'
import type { JoinTable } from './join-table.ts'

/** The folders of favourites; each kind's room names its own favourites by `favouritePart`. */
export const folderPart = personalPart({
  id: 'favourite-folders',
  name: { zh: '收藏夹', en: 'Folders of favourites' },
  tables: ['favourite_folders'],
  fate: 'deleted',
  rows: (userId) => sql`
    select name, created_at from favourite_folders where user_id = ${userId} order by name`,
  async erase(tx, userId) {
    await tx.delete(favouriteFolders).where(eq(favouriteFolders.userId, userId))
  },
})

/** The personal data in the join table of a kind. */
export const favouritePart = (
  given: { id: string; name: Both; table: string },
  { ofPerson, removeAll }: JoinTable,
) =>
  personalPart({
    id: given.id,
    name: given.name,
    tables: [given.table],
    fate: 'deleted',
    rows: ofPerson,
    async erase(tx, userId) {
      await removeAll(tx, userId)
    },
  })
