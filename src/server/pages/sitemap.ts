import { homePath, isHome, isSignInArea } from '#src/shared/page-path.ts'
import { type Locale, locales, withLocale } from '#src/shared/locale.ts'
import type { RouteRow } from '#src/shared/page-row.ts'
import { memoUntilChanged } from '../database/memo.ts'
import { type Kernel, oncePerApp } from '../kernel.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** Every public page without a parameter in its path. */
function staticEntries(rows: readonly RouteRow[]): SitemapEntry[] {
  return rows
    .filter(({ access, forBuilders, byRight }) => access === 'public' && !forBuilders && !byRight)
    .filter(({ path }) => !path.includes(':'))
    .filter(({ path }) => (path === homePath || !isHome(path)) && !isSignInArea(path))
    .map(({ path }) => ({ path }))
}

interface Options {
  built: (row: RouteRow) => boolean
  siteUrl: string
}

// It reads every public object, and any client may request it, so it is built once in five minutes.
const memoOf = oncePerApp(({ events }) =>
  memoUntilChanged<string>(events, { tagsOf: () => [], maxAgeMs: 5 * 60_000, most: 1 }),
)

/** The sitemap, each page in both languages; five minutes old at most. */
export const sitemap = (kernel: Kernel, options: Options): Promise<string> =>
  memoOf(kernel)('sitemap', () => makeSitemap(kernel, options))

/** The number of addresses that a search engine takes: 50,000. */
async function makeSitemap(kernel: Kernel, { built, siteUrl }: Options): Promise<string> {
  const lists = await Promise.all(kernel.sitemaps.map((entriesOf) => entriesOf(kernel)))
  const entries = [...staticEntries(kernel.pageRows.filter(built)), ...lists.flat()]
  const at = (locale: Locale, path: string) => escape(siteUrl + withLocale(locale, path))
  const urls = entries
    .slice(0, 25_000)
    .flatMap(({ path, changedAt }) =>
      locales.map((locale) =>
        [
          '<url>',
          `<loc>${at(locale, path)}</loc>`,
          ...(changedAt ? [`<lastmod>${changedAt.toISOString()}</lastmod>`] : []),
          `<xhtml:link rel="alternate" hreflang="zh-CN" href="${at('zh-CN', path)}"/>`,
          `<xhtml:link rel="alternate" hreflang="en" href="${at('en-US', path)}"/>`,
          `<xhtml:link rel="alternate" hreflang="x-default" href="${at('zh-CN', path)}"/>`,
          '</url>',
        ].join(''),
      ),
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

export const robots = (siteUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...locales.flatMap((locale) => [
      `Disallow: /${locale}/auth/`,
      `Disallow: /${locale}/user/`,
      `Disallow: /${locale}/admin`,
      `Disallow: /${locale}/test`,
      `Disallow: /${locale}/*/manage`,
      `Disallow: /${locale}/*/mine`,
      `Disallow: /${locale}/*/study/`,
    ]),
    `Sitemap: ${siteUrl}/sitemap.xml\n`,
  ].join('\n')

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
