import type { SiteInfo } from '#src/shared/page.ts'

/** The page-view statistics of the installation, where it has some. */
export function PageViews({ site }: { site: SiteInfo }) {
  return site.pageViewScript === undefined ? null : <script src={site.pageViewScript} async />
}
