import { sql } from 'drizzle-orm'
import type { Shape } from '#src/features/content/document/annotation.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Annotation } from '../schemas.ts'

interface Row extends Omit<Annotation, 'shapes'> {
  shapes: Shape[]
}

const find = prepared<Row>(
  'homework_annotations',
  sql`select hand_in as "handIn", user_file_id as "userFileId", page, revision, shapes from homework_annotations
    where work_id = ${sql.placeholder('workId')}::int and hand_in <= ${sql.placeholder('most')}::int
      and revision > 0 order by hand_in desc, user_file_id, page`,
)

/**
 * Reads what is drawn on the hand-ins of a work.
 * @param of.most the last hand-in whose annotations the reader may see
 */
export const annotationsOf = (
  db: Parameters<typeof find>[0],
  of: { workId: number; most: number },
): Promise<Annotation[]> => find(db, of)
