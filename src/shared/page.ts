import type { Posted } from './posted.ts'
import type { Endpoint, Envelope } from './endpoint.ts'
import type { Both, Locale } from './locale.ts'
import type { LayoutName } from './page-row.ts'
import type { Viewer } from './viewer.ts'

/** The school, from its settings; shown by header, footer and info pages. */
export interface SiteInfo {
  name: Both
  company: Both
  address: Both
  hotline: string
  email: string
  businessPhone: string
  icpRecord: string
  policeRecord: string
  partners: (Both & { url: string })[]
  /** Whether the header leads to one’s classes (specification, section 2). */
  showsClassLink: boolean
  /** The address that visitors use, without a slash at the end. */
  url: string
  pageViewScript: string | undefined
}

/** The person as screens see one: without roles, so that no screen decides by a role. */
export interface WebViewer extends Omit<
  Viewer,
  'sessionId' | 'accountRole' | 'customRoles' | 'mustChangePassword' | 'latinName'
> {
  /** As it is shown in the page's language; never empty. */
  name: string
  /** Has chosen a role; until then no other page opens. */
  hasRole: boolean
  /** Addresses of pages behind sign-in that menus and links offer this person. */
  offered: readonly string[]
}

/** The data of every page, from the root's loader. */
export interface RootData {
  site: SiteInfo
  viewer: WebViewer | null
  /** The person's unread messages; 0 for a visitor. */
  unread: number
  locale: Locale
  /** Path without locale and query: '/course/list'. */
  path: string
  /** The part of the query that belongs to the page's own address: '?page=2', else ''. */
  kept: string
  title: Both
  layout: LayoutName
  scheme: 'light' | 'dark' | undefined
  /** False for pages that search engines should not list. */
  listed: boolean
  /** The form that a hydrated page answers; a plain page gives it to its islands. */
  posted?: Posted
}

/** The verdict on the page before any of its loaders runs. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'redirect'; to: string }
  /** `text` is the reason, where the page has no words of its own for it. */
  | { kind: 'refuse'; status: number; id: string; text?: Both }

/** The assets of a page sent as plain markup: a visitor's page, complete without React. */
export interface PlainPage {
  /** The address of the one small script module that enhances it. */
  scripts: readonly string[]
  /** The id of the build that the page was made from. */
  version: string
}

/** The server's input to a page being rendered. */
export interface PageGiven {
  root: RootData
  verdict: Verdict
  requestId: string
  /** Whether the browser gets the pages for teachers and the back office in its list. */
  staff: boolean
  /** Runs an endpoint in process. */
  call: (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    input: unknown,
  ) => Promise<{ status: number; envelope: Envelope }>
  /** Marks the inline scripts that are ours; never leaves the server. */
  nonce: string
  /** Set for a page that React does not hydrate. */
  plain?: PlainPage | undefined
  /** The form that this page answers. */
  posted?: Posted | undefined
  /** Reports an error that was no refusal. */
  failed: (error: unknown) => void
}
