import { type SQL, sql } from 'drizzle-orm'
import { isRunning, withTimes } from '../times.ts'

/** Whether an attempt is within its time, in a query that has other names than those of `times.ts`. */
export const isRunningById = (attemptId: SQL): SQL => sql`(
  select ${isRunning} from (select * from quiz_attempts own where own.id = ${attemptId}) a ${withTimes})`

/** The quiz `q` leads no way back, and the attempt has an answer to a later question than `w`. */
export const isBehind = sql`(q.paging = 'one' and not q.go_back and exists (
  select from attempt_answers later where later.attempt_id = w.attempt_id
    and later.position > w.position and later.revision > 0))`
