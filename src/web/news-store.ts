import type { Both } from '#src/shared/locale.ts'
import { createStore } from '#src/web/ui/store.ts'

/** Counts events after which pages that show their outcome must be reloaded. */
export const newsStore = createStore<{ count: number; title?: Both | undefined }>({ count: 0 })

export const addNews = (title?: Both) => newsStore.set({ count: newsStore.get().count + 1, title })
