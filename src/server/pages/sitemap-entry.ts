export interface SitemapEntry {
  /** Without the locale: '/course/12'. */
  path: string
  changedAt?: Date
}
