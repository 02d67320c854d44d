import type { Endpoint } from './endpoint.ts'
import type { Both } from './locale.ts'

/** reviewer, admin – the back office: for administrators, the former also for reviewers. */
export type PageAccess = 'public' | 'login' | 'roleGuard' | 'reviewer' | 'admin'
export type LayoutName =
  | 'default'
  | 'default-greybg'
  | 'no-sidebar'
  | 'no-footer'
  | 'no-all'
  | 'user-center'
  | 'user-setting'
  | 'study'
  | 'articles'
  | 'admin'
  | 'none'

/** One page of the product. Without `file` it is still to be built: guarded, then an honest 404. */
export interface RouteRow {
  /** Without the locale. `:id?` may be missing; `:tab(a|b)?` is one of the words, or missing. */
  path: string
  title: Both
  access: PageAccess
  layout: LayoutName
  /** Whom menus offer the page to, where those are fewer than may open it. */
  offeredTo?: PageAccess
  file?: string
  /** The lists the page shows: their inputs are the query names it reads. */
  lists?: readonly Pick<Endpoint, 'query'>[]
  /** Query names beside those of its lists: all that a visitor page's address may vary by. */
  query?: readonly string[]
}

/** Whether the row's screen is there. */
export const isBuilt = (row: RouteRow): row is RouteRow & { file: string } => row.file !== undefined
