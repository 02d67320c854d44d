import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { savedFilters } from '../tables.ts'

export const savedFilterParts = [
  personalPart({
    id: 'saved-filters',
    name: { zh: '保存的筛选', en: 'Saved filters' },
    tables: ['saved_filters'],
    fate: 'deleted',
    rows: (userId) => sql`
      select screen, name, query, created_at from saved_filters where user_id = ${userId}
      order by saved_filters.id`,
    async erase(tx, userId) {
      await tx.delete(savedFilters).where(eq(savedFilters.userId, userId))
    },
  }),
]
