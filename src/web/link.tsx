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
  /** intent – loads the page ahead when pointed at or focused; viewport – as soon as it is seen. */
  prefetch?: 'intent' | 'viewport' | 'none'
  /** For client navigations: takes the place of this address in the history. */
  replace?: boolean
  /** For client navigations: the page stays where it is. */
  preventScrollReset?: boolean
  /** Always a new document: what it leads to is no page, or must begin without this one's state. */
  reloadDocument?: boolean
}

/** Pages that are alive put the router's link here; everywhere else a link is a plain one. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link within the product. The page behind it is loaded ahead, at most five pages at a time. */
export function Link(props: LinkProps) {
  const to = inLanguage(useLocale(), props.to)
  return createElement(useContext(LinkContext), props.download ? props : { ...props, to })
}

/** The path in the reader's language: '/courses' → '/en-US/courses'; '#part' and '/zh-CN/courses' stay. */
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
