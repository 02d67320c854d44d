import { createStore } from '#src/web/ui/store.ts'

/** The latest number of unread messages on this page; undefined before the first. */
export const unreadStore = createStore<number | undefined>(undefined)

/** Whether the live connection has given the count. The page's data may then be older than it. */
export const live = { counts: false }
