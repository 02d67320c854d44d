import { homePath, isHome } from '#src/shared/page-path.ts'
import type { MetaDescriptor } from 'react-router'
import { type Locale, locales, pick, withLocale } from '#src/shared/locale.ts'
import { type Texts, textOf } from './i18n.tsx'
import type { RootData } from '#src/shared/page.ts'

/** The description of a page for browsers, search engines and link previews. */
interface PageHead {
  title: string
  description?: string | undefined
  /** The picture of a link preview: an absolute address or a path. */
  image?: string | undefined
  /** Structured data (schema.org) without `@context`. */
  structured?: Record<string, unknown> | undefined
}

/** The type of a loader's result. */
export type LoaderData<L extends (...args: never[]) => unknown> = Awaited<ReturnType<L>>

interface MetaArgs {
  loaderData?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** `export const meta = pageMeta(courseText, (t, { course }: LoaderData<typeof loader>) => ({ title: … }))` */
export function pageMeta<T, D>(
  texts: Texts<T>,
  describe: (t: T, data: D, locale: Locale) => PageHead,
): (args: MetaArgs) => MetaDescriptor[] {
  return ({ loaderData, matches }) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
    if (!root) return []
    // The loader failed, so there is no data to describe; the error page sets its own title.
    if (loaderData === undefined && matches.length > 1 && describe.length > 1) return headOf(root)
    return headOf(root, describe(textOf(texts, root.locale), loaderData as D, root.locale))
  }
}

/** Returns the head's tags for a page; without `head`, the title of its row in the route table. */
export function headOf(root: RootData, head?: PageHead): MetaDescriptor[] {
  const { site, locale } = root
  const name = pick(site.name, locale)
  const page = head?.title ?? pick(root.title, locale)
  const title = page === name ? name : `${page} - ${name}`
  const description = head?.description
  // The home page has two addresses, of which one is canonical.
  const path = isHome(root.path) ? homePath : root.path
  const at = (to: Locale) => site.url + withLocale(to, path) + root.kept
  const image = new URL(head?.image ?? `/og-${locale === 'en-US' ? 'en' : 'zh'}.png`, site.url)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(root.listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: at(locale) },
    ...locales.map((to) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: to === 'en-US' ? 'en' : to,
      href: at(to),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at('zh-CN') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: page },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: at(locale) },
    { property: 'og:image', content: image.href },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head?.structured
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...head.structured } }]
      : []),
  ] as MetaDescriptor[]
}
