import { createContext, useContext } from 'react'

const reload = (): Promise<void> => {
  location.reload()
  return new Promise(() => {})
}

/** How a page comes to show what is now so. Without the router it is loaded again. */
export const RefreshContext = createContext<() => Promise<void>>(reload)

export const useRefresh = () => useContext(RefreshContext)
