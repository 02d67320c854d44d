import { createContext, useContext } from 'react'

const reload = (): Promise<void> => {
  location.reload()
  return new Promise(() => {})
}

/** Loads the page's current data. Without the router it reloads the document. */
export const RefreshContext = createContext<() => Promise<void>>(reload)

export const useRefresh = () => useContext(RefreshContext)
