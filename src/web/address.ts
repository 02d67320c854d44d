import { createContext, useContext } from 'react'

/** Where the page is: the path with its locale, and the query with its '?'. */
export interface PageAddress {
  pathname: string
  search: string
}

export const AddressContext = createContext<PageAddress>({ pathname: '/', search: '' })

/** The open page's address, also in a part of a page that lives without a router. */
export const useAddress = () => useContext(AddressContext)

/** One value of the query. */
export const useQueryValue = (name: string) => new URLSearchParams(useAddress().search).get(name)
