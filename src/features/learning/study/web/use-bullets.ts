import { useMemo } from 'react'
import {
  type BulletSession,
  createBulletSession,
} from '#src/features/learning/bullet/web/bullet-session.ts'
import type { Study, StudyItem } from './study-types.ts'

/** The bullet comments of a film, where its course has them; each film has its own. */
export function useBullets({ courseId, can }: Study, item: StudyItem | null): BulletSession | null {
  const itemId = item?.video && can.fly.may ? item.itemId : null
  return useMemo(
    () => (itemId === null ? null : createBulletSession({ courseId, itemId })),
    [courseId, itemId],
  )
}
