import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { dataExports, deletionHolds } from '../tables.ts'
import { dropExportFiles } from './drop-exports.ts'

export const privacyParts = [
  personalPart({
    id: 'downloads',
    name: { zh: '个人数据下载', en: 'Downloads of your data' },
    tables: ['data_exports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select status, created_at, ready_at, expires_at, on_request from data_exports where user_id = ${userId}
      order by data_exports.id`,
    async erase(tx, userId) {
      await dropExportFiles(tx, eq(dataExports.userId, userId))
      await tx.delete(dataExports).where(eq(dataExports.userId, userId))
    },
  }),
  personalPart({
    id: 'deletion-holds',
    name: { zh: '暂缓注销的记录', en: 'Holds on the deletion' },
    tables: ['deletion_holds'],
    fate: 'deleted',
    rows: (userId) => sql`
      select reason, created_at, ended_at from deletion_holds where user_id = ${userId}
      order by deletion_holds.id`,
    async erase(tx, userId) {
      await tx.delete(deletionHolds).where(eq(deletionHolds.userId, userId))
    },
  }),
]
