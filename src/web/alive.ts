import { createContext, useContext } from 'react'

type Navigate = (to: string) => void

/** How a page that is alive leads elsewhere without a new document; put there by the root. */
export const NavigateContext = createContext<Navigate>((to) => window.location.assign(to))

/** Leads to a whole path with its locale; the place on the page stays. */
export const useNavigateTo = () => useContext(NavigateContext)
