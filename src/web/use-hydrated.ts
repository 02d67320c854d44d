import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** Whether React runs here: false on the server, and while its markup is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
