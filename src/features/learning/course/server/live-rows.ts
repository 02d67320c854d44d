import { sql } from 'drizzle-orm'

/**
 * The outline that people see: without the chapters and items that a release has left out. Every query reads these,
 * and never the tables themselves; a test holds the rooms to it.
 */
export const liveChapters = sql`(select * from course_chapters where removed_at is null)`
export const liveItems = sql`(select * from course_items where removed_at is null)`
