import { createContext, useContext } from 'react'
import type { RootData, SiteInfo, WebViewer } from '#src/shared/page.ts'

/** What every page has; put there by the root, and by a part that lives on its own in a plain page. */
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
