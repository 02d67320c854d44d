import { createStore } from '#src/web/ui/store.ts'

/** Grows when the questions of a film are changed on this page, so that its player reads them again. */
export const changes = createStore(0)
export const pointsChanged = () => changes.set(changes.get() + 1)
