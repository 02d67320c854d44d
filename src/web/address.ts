import { createContext, useContext } from 'react'
import { queryValue } from '#src/shared/query-value.ts'

/** A page's address: the path with its locale, and the query with its '?'. */
export interface PageAddress {
  pathname: string
  search: string
}

export const AddressContext = createContext<PageAddress>({ pathname: '/', search: '' })

/** Returns the open page's address, in an island too, which has no router. */
export const useAddress = () => useContext(AddressContext)

/** Returns the first value of a query parameter. A list's address is read by `useList`. */
export const useQueryValue = (name: string) => queryValue(useAddress().search, name)

/** The same in a loader. */
export const readQueryValue = (request: { url: string }, name: string) =>
  queryValue(new URL(request.url).search, name)
