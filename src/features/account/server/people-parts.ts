import { eq } from 'drizzle-orm'
import type { PersonalPart } from '#src/server/personal-data.ts'
import { savedFilters } from '../privacy-tables.ts'
import { resetLinks } from '../tables.ts'

/** What administration holds about people, beside what is on record. */
export const peopleParts: readonly PersonalPart[] = [
  {
    id: 'saved-filters',
    name: { zh: '保存的筛选', en: 'Saved filters' },
    tables: ['saved_filters'],
    fate: 'deleted',
    read: (db, userId) =>
      db
        .select({
          screen: savedFilters.screen,
          name: savedFilters.name,
          query: savedFilters.query,
          createdAt: savedFilters.createdAt,
        })
        .from(savedFilters)
        .where(eq(savedFilters.userId, userId))
        .orderBy(savedFilters.id),
    count: (db, userId) => db.$count(savedFilters, eq(savedFilters.userId, userId)),
    async erase(tx, userId) {
      await tx.delete(savedFilters).where(eq(savedFilters.userId, userId))
    },
  },
  {
    id: 'reset-links',
    name: { zh: '重置密码链接', en: 'Password reset links' },
    tables: ['reset_links'],
    fate: 'deleted',
    // When, but not the link: its hash would be no use to the person and a risk to keep elsewhere.
    read: (db, userId) =>
      db
        .select({
          createdAt: resetLinks.createdAt,
          expiresAt: resetLinks.expiresAt,
          usedAt: resetLinks.usedAt,
        })
        .from(resetLinks)
        .where(eq(resetLinks.userId, userId))
        .orderBy(resetLinks.createdAt),
    count: (db, userId) => db.$count(resetLinks, eq(resetLinks.userId, userId)),
    async erase(tx, userId) {
      await tx.delete(resetLinks).where(eq(resetLinks.userId, userId))
      // Those he made for others stay theirs, without his number.
      await tx.update(resetLinks).set({ madeById: null }).where(eq(resetLinks.madeById, userId))
    },
  },
]
