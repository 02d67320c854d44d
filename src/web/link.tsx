import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  useContext,
} from 'react'
import { type Locale, splitLocale, withLocale } from '#src/shared/locale.ts'
import { useLocale } from './i18n.tsx'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path of a page; the reader's language is added where the path names none. A download keeps its address. */
  to: string
  /** When the page is loaded ahead: 'intent' on pointing or focus, 'viewport' when the link is visible. */
  prefetch?: 'intent' | 'viewport' | 'none'
  /** For client navigations: replaces this address in the history. */
  replace?: boolean
  /** For client navigations: keeps the scroll position. */
  preventScrollReset?: boolean
  /** Always loads a document, because the target is not a page or must start without this page's state. */
  reloadDocument?: boolean
}

/** Hydrated pages provide the router's link here; everywhere else a link is an `<a>`. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link within the site. Its page is loaded ahead, at most five pages at a time. */
export function Link(props: LinkProps) {
  const to = inLanguage(useLocale(), props.to)
  return createElement(useContext(LinkContext), props.download ? props : { ...props, to })
}

/** Returns the path in the reader's language: '/courses' → '/en-US/courses'; '#part' and '/zh-CN/courses' stay. */
export function inLanguage(locale: Locale, to: string): string {
  return to.startsWith('/') && !splitLocale(to).locale ? withLocale(locale, to) : to
}

function PlainLink({ to, prefetch, children, ...given }: LinkProps) {
  const { replace: _r, preventScrollReset: _p, reloadDocument: _d, ...rest } = given
  const ahead = prefetch === undefined || prefetch === 'intent' ? undefined : prefetch
  return (
    <a {...rest} href={to} data-ahead={ahead}>
      {children}
    </a>
  )
}
