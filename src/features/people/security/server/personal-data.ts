import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { resetLinks } from '../tables.ts'

export const securityParts = [
  personalPart({
    id: 'reset-links',
    name: { zh: '密码重置链接', en: 'Links to reset your password' },
    tables: ['reset_links'],
    fate: 'deleted',
    rows: (userId) => sql`
      select created_at, expires_at, used_at from reset_links where user_id = ${userId}
      order by created_at`,
    async erase(tx, userId) {
      await tx.delete(resetLinks).where(eq(resetLinks.userId, userId))
      // Links made for other people stay, without this person's id.
      await tx.update(resetLinks).set({ madeById: null }).where(eq(resetLinks.madeById, userId))
    },
  }),
]
