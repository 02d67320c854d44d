import { createContext, useContext } from 'react'
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { PageRefusal } from './page.ts'
import type { RootData, SiteInfo, WebViewer } from '#src/shared/page.ts'

/** The last data of the root, for an error page after a navigation that brought none. */
let remembered: RootData | undefined

function remember(root: RootData | undefined): RootData | undefined {
  remembered = root ?? remembered
  return remembered
}

/** The root's data, wherever a failed page has left it. */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<() => RootData>('root')
  const error = useRouteError()
  const told = isRouteErrorResponse(error) ? (error.data as PageRefusal | null)?.root : undefined
  const root = loaded ?? told
  if (typeof window === 'undefined') return root
  return remember(root)
}

function useRoot(): RootData {
  const root = useRootData()
  if (!root) throw new Error('The root was not loaded')
  return root
}

/** The school's name, company details and partners. */
export const useSite = (): SiteInfo => useRoot().site

/** The signed-in person, or null. The page was rendered for him; a sign-in loads the page anew. */
export const useViewer = (): WebViewer | null => useRoot().viewer

/** Whether a page behind the sign-in is there and the person may open it: '/admin/people'. */
export function useOffered(): (path: string) => boolean {
  const offered = useViewer()?.offered
  return (path) => offered?.includes(path) ?? false
}

/** The page's path without locale and query: '/course/list'. */
export const usePagePath = (): string => useRoot().path

/** What the scheme switch starts from. */
export const useRenderedScheme = () => useRoot().scheme ?? 'auto'

/** The failed request's id, given by the server's rendering only. */
export const RequestIdContext = createContext<string | undefined>(undefined)

export function useRequestId(): string | undefined {
  const given = useContext(RequestIdContext)
  return typeof document === 'undefined' ? given : document.documentElement.dataset['request']
}
