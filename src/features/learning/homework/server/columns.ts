import { sql } from 'drizzle-orm'

/*
 * Parts of statements over the homework `h`, the member `m` of its class, and the work `w` of that member, which may be
 * missing. They say in SQL what dates.ts says of one work, for lists that select and count by it.
 */

/** The student does it in a group that was taken from one of the chosen ones, or whose group the class has no longer. */
const isInChosenGroup = sql`h.in_groups and exists (
  select from homework_works o join homework_works s on s.id = o.shared_id
  where o.homework_id = h.id and o.user_id = m.user_id and (s.class_group_id is null or exists (
    select from homework_targets t where t.homework_id = h.id and t.group_id = s.class_group_id)))`

/** The member is a student who is to do the homework. */
export const isConcerned = sql`m.role = 'student' and m.state = 'member' and (h.audience = 'all' or exists (
  select from homework_targets t where t.homework_id = h.id and (t.user_id = m.user_id or t.group_id = m.group_id))
  or (${isInChosenGroup}))`

/** The work that has the words and hand-ins of the work `w`: that of the group, or itself. */
export const wordsId = sql`coalesce(w.shared_id, w.id)`

/** The group of the student: of the homework where groups work together, else of the class. */
export const groupName = sql`case when h.in_groups
  then (select s.group_name from homework_works s where s.id = w.shared_id)
  else (select g.name from class_groups g where g.id = m.group_id) end`
export const groupId = sql`case when h.in_groups then w.shared_id else m.group_id end`

/** Students see it. */
export const isShown = sql`h.state = 'published' and (h.visible_from is null or h.visible_from <= now())`

/** Its teachers mark without names, until the first marks are returned. */
export const isNameless = sql`h.names_hidden and h.released_at is null`
/** Stands for the name of the student `u` then: the same at each reading, in no order of the roster. */
export const workCode = sql`upper(left(md5(h.id || ' ' || u.id), 6))`

const lateTime = sql`coalesce(h.late_until - h.due_at, interval '0')`
export const ownDue = sql`coalesce(w.redo_due_at, w.extended_to, h.due_at)`
export const ownCloses = sql`coalesce(w.redo_due_at, coalesce(w.extended_to, h.due_at) + ${lateTime})`
const handIns = sql`coalesce(w.hand_ins, 0)`

/** It was given back, and the learner may still hand in again. */
export const isRedo = sql`coalesce(w.redo_hand_in > 0 and w.redo_hand_in = w.hand_ins and now() <= w.redo_due_at, false)`
const isMarked = sql`w.marked_at is not null and w.marked_hand_in >= w.hand_ins`

/** OwnState. */
export const ownState = sql`case when w.excused_at is not null then 'excused' when ${isRedo} then 'redo'
  when w.released_at is not null then 'returned' when ${handIns} > 0 then 'handedIn'
  when now() <= ${ownCloses} then 'todo' else 'missed' end`

/** WorkState. */
export const workState = sql`case when w.excused_at is not null then 'excused' when ${isRedo} then 'redo'
  when ${isMarked} then 'marked' when ${handIns} = 0 then 'missing' else 'waiting' end`

/** Days of the last hand-in after the date that held for it, written again when a date has changed. */
export const daysLateNow = sql`greatest(0, ceil(extract(epoch from w.handed_in_at
  - case when w.redo_hand_in > 0 and w.hand_ins > w.redo_hand_in then w.redo_due_at
      else coalesce(w.extended_to, h.due_at) end) / 86400))::int`
