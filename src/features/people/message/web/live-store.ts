import type { Both } from '#src/shared/locale.ts'
import { createStore } from '#src/web/ui/store.ts'

/** What this page was told last of the person's unread messages; undefined until it was told. */
export const unreadStore = createStore<number | undefined>(undefined)

/** Grows with each thing that a list of messages should be asked anew for. */
export const newsStore = createStore<{ count: number; title?: Both | undefined }>({ count: 0 })

export const tellNews = (title?: Both) => newsStore.set({ count: newsStore.get().count + 1, title })
