import { createContext, useContext } from 'react'

/** A page's address: the path with its locale, and the query with its '?'. */
export interface PageAddress {
  pathname: string
  search: string
}

export const AddressContext = createContext<PageAddress>({ pathname: '/', search: '' })

/** Returns the open page's address, in an island too, which has no router. */
export const useAddress = () => useContext(AddressContext)

/** Returns the first value of a query parameter, or null. */
export const useQueryValue = (name: string) => new URLSearchParams(useAddress().search).get(name)
