import { createStore } from '#src/web/ui/store.ts'

/** Whether a page of this tab has to do with uploads; the list of uploads loads then. */
export const transfersWanted = createStore(false)
export const openTransfers = () => transfersWanted.set(true)
