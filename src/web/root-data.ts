import { createContext, useContext } from 'react'
import type { RootData, SiteInfo, WebViewer } from '#src/shared/page.ts'

/** The data that every page has, provided by the root and by each island. */
export const RootDataContext = createContext<RootData | undefined>(undefined)

export const useRootData = () => useContext(RootDataContext)

function useRoot(): RootData {
  const root = useRootData()
  if (!root) throw new Error('The root was not loaded')
  return root
}

/** The school's name, company details and partners. */
export const useSite = (): SiteInfo => useRoot().site

/** The signed-in person, or null. The page was rendered for this person; a sign-in loads a new document. */
export const useViewer = (): WebViewer | null => useRoot().viewer

/** Returns a function that tests whether the viewer is offered a page behind the sign-in: '/admin/people'. */
export function useOffered(): (path: string) => boolean {
  const offered = useViewer()?.offered
  return (path) => offered?.includes(path) ?? false
}

/** The page's path without locale and query: '/course/list'. */
export const usePagePath = (): string => useRoot().path

/** The colour scheme that the page was rendered with; the scheme switch starts from it. */
export const useRenderedScheme = () => useRoot().scheme ?? 'auto'

/** The failed request's id, set only while the server renders. */
export const RequestIdContext = createContext<string | undefined>(undefined)

export function useRequestId(): string | undefined {
  const given = useContext(RequestIdContext)
  return typeof document === 'undefined' ? given : document.documentElement.dataset['request']
}
