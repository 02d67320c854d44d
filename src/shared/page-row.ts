import type { Endpoint } from './endpoint.ts'
import type { Both } from './locale.ts'

/** reviewer, admin – the back office: `admin` for administrators, `reviewer` for reviewers too. */
type PageAccess = 'public' | 'login' | 'roleGuard' | 'reviewer' | 'admin'
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
  /** The people to whom menus offer the page, when they are fewer than those that may open it. learner – without a teacher's pages. */
  offeredTo?: PageAccess | 'learner'
  file?: string
  /** A public page for those who build the product: always hydrated, and not for search engines. */
  forBuilders?: boolean
  /** Opened in a tab of its own, as a document. */
  ownTab?: boolean
  /** Shows what a right in its address opens, until that ends or is withdrawn: no copy of the page is kept. */
  byRight?: boolean
  /** Where visitors are led with the query of the page, in place of the sign-in, which that page offers itself. */
  visitors?: string
  /** The lists of the page: their inputs are the query names it reads. */
  lists?: readonly Pick<Endpoint, 'query' | 'input'>[]
  /** Query names beside those of its lists: only these may vary a visitor page's address. */
  query?: readonly string[]
}

/**
 * Whether learners' pages list the page's files. The others are opened as a document, because every page carries the
 * list: those of teachers and the office, those for builders, and those with a tab of their own.
 */
export const isListedForAll = ({ access, ownTab, forBuilders }: RouteRow): boolean =>
  (access === 'public' || access === 'login') && !ownTab && !forBuilders

/** Whether the row's screen is built. */
export const isBuilt = (row: RouteRow): row is RouteRow & { file: string } => row.file !== undefined
