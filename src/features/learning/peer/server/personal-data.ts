import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { peerReviews, peerRounds } from '../tables.ts'

const place = sql`c.name as class, h.title as homework`
const placeTables = sql`join homework h on h.id = r.homework_id join classes c on c.id = h.class_id`

/** The personal data in peer rounds. */
export const peerParts = [
  personalPart({
    id: 'peer-reviews',
    name: { zh: '互评', en: 'Peer reviews' },
    tables: ['peer_reviews', 'peer_returns'],
    fate: 'deleted',
    // A review of the own work belongs to the learner once the mark was returned; who wrote it stays the teacher's.
    rows: (userId) => sql`
      select ${place}, 'written' as what, r.mark / 100.0 as mark, r.criteria, r.words, null as objection, r.asked_at,
        r.handed_in_at
      from peer_reviews r ${placeTables} where r.reviewer_id = ${userId}
      union all
      select ${place}, 'received', r.mark / 100.0, r.criteria, r.words, r.objection, null, r.handed_in_at
      from peer_reviews r ${placeTables} join homework_works w on w.id = r.work_id
      where w.user_id = ${userId} and w.released_at is not null and r.handed_in_at is not null
      union all
      select ${place}, b.why, null, '{}', '', null, b.at, null
      from peer_returns b join homework_works w on w.id = b.work_id join homework h on h.id = b.homework_id
      join classes c on c.id = h.class_id where w.user_id = ${userId}`,
    async erase(tx, userId) {
      await tx.delete(peerReviews).where(eq(peerReviews.reviewerId, userId))
    },
  }),
  personalPart({
    id: 'peer-teaching',
    name: { zh: '设置的互评', en: 'Peer rounds that one has set up' },
    tables: ['peer_rounds'],
    fate: {
      anonymous: {
        zh: '互评及处理结果保留，不再显示姓名',
        en: 'Peer rounds and decisions stay, without your name',
      },
    },
    rows: (userId) => sql`
      select ${place}, 'set up' as what, r.created_at as at from peer_rounds r ${placeTables} where r.created_by_id = ${userId}
      union all
      select ${place}, 'decided', r.decided_at from peer_reviews r ${placeTables} where r.decided_by_id = ${userId}
      order by at`,
    async erase(tx, userId) {
      await tx
        .update(peerRounds)
        .set({ createdById: null })
        .where(eq(peerRounds.createdById, userId))
      await tx
        .update(peerReviews)
        .set({ decidedById: null })
        .where(eq(peerReviews.decidedById, userId))
    },
  }),
]
