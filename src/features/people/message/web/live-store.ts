import type { Both } from '#src/shared/locale.ts'
import { createStore } from '#src/web/ui/store.ts'

/** The latest number of unread messages on this page; undefined before the first. */
export const unreadStore = createStore<number | undefined>(undefined)

/** Counts events after which a list of messages must be reloaded. */
export const newsStore = createStore<{ count: number; title?: Both | undefined }>({ count: 0 })

export const addNews = (title?: Both) => newsStore.set({ count: newsStore.get().count + 1, title })
