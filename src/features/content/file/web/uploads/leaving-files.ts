import { createStore } from '#src/web/ui/store.ts'

/** Files that are about to be deleted, or to become versions of another one. */
export const leavingFiles = createStore<readonly number[]>([])
